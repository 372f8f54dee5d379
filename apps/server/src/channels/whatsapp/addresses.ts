/** A business-scoped user id; the form with `ENT` is the parent's. */
const userId = /^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/

/** Whether a text that WhatsApp reports is a user id rather than a phone number; seen in `from`, too. */
export function isUserId(text: string): boolean {
  return userId.test(text)
}

/**
 * The one form of a number that all its ways of being written share: what people verify (E.164) and what WhatsApp
 * reports differ in Argentina (with or without the 9), Mexico (the 1 before 2019) and Brazil (the ninth digit).
 * Two accounts may share it, so it identifies only when exactly one fits. Takes digits with or without a plus.
 */
export function canonicalPhone(number: string): string {
  const digits = number.replace(/\D/g, '')
  return digits
    .replace(/^549(\d{10})$/, '54$1')
    .replace(/^521(\d{10})$/, '52$1')
    .replace(/^(55\d{2})9(\d{8})$/, '$1$2')
}
