/** A message without what tells of nothing, with all else in its place, and with zeros for letters that are typed for them. */
export function blanked(text: string): string {
  return withZeros(withoutCertainty(withoutAlso(withoutLaughter(withoutLinks(text)))))
}

/** Blanks out addresses of pages, whose words and numbers tell of nothing; all else stays in its place. */
function withoutLinks(text: string): string {
  return text.replace(/(https?:\/\/|www\.)\S+/gi, (link) => ' '.repeat(link.length))
}

/** 'kiosco 3.000, jajaja', 'uber 18 kkkk', 'no I did lol': blanks out laughing that ends what is told, and says nothing of it. */
function withoutLaughter(text: string): string {
  return text.replace(
    /(?<=[\s,.!?])(?:(?:j[aei]|h[ae]|rs){2,}[jhs]?|k{3,}|lo+l|lmao|mdr+|ptdr)[\s!.]*$/iu,
    (laughing: string, at: number) =>
      /[\p{L}\d]/u.test(text.slice(0, at)) ? ' '.repeat(laughing.length) : laughing,
  )
}

/** 'El cuaderno 120 también', 'pain 2,10 aussi': blanks out what says, behind a number that ends what is told, that it is one more. */
function withoutAlso(text: string): string {
  return text.replace(/(?<=\d)\s+(?:tambi[eé]n|tamb[eé]m|tbm?|too|as well|aussi)[\s!.]*$/iu, (also) =>
    ' '.repeat(also.length),
  )
}

/** 'No, eran 12 seguro', 'it was 12 for sure': blanks out how sure the writer is of what something was, which is no thing. */
function withoutCertainty(text: string): string {
  return text.replace(
    /(?<=^(?:no\W+|não\W+|non\W+)?(?:eran?|fue(?:ron)?|son|it was|foi|foram|c['’ ]?était)\b[^\n]*\d)\s+(?:seguro|segurísimo|for sure|com certeza|c['’ ]est sûr|sûr)[\s!.]*$/iu,
    (sure) => ' '.repeat(sure.length),
  )
}

/** '3O€', '18.9oo': zeros that are typed, or read off a bill, as the letter; 'o' behind one digit orders, as in '1o de maio'. */
function withZeros(text: string): string {
  return text.replace(
    /(?<=\d)O+(?=€|\b)|(?<=[.,]\d?)[oO]{1,2}(?![a-zA-Z])|(?<=\d)oo+(?![a-zA-Z])/g,
    (letters) => '0'.repeat(letters.length),
  )
}
