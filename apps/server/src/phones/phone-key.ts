/**
 * Returns the one form shared by all spellings of a number. What people verify (E.164) and what WhatsApp reports
 * differ in Argentina (with or without the 9), Mexico (the 1 used before 2019) and Brazil (the ninth digit, which
 * landlines, recognised by their first digit, never had). Two numbers may share it, so it identifies an account only
 * if exactly one matches. Takes digits with or without a plus; returns digits.
 */
export function phoneKey(number: string): string {
  return number
    .replace(/\D/g, '')
    .replace(/^549(\d{10})$/, '54$1')
    .replace(/^521(\d{10})$/, '52$1')
    .replace(/^(55\d{2})9([6-9]\d{7})$/, '$1$2')
}
