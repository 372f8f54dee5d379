/** What people write to try the assistant out: the phrases by which it is understood, bare, and the answers. */
export interface ChattingWords {
  /** Asks for a joke. */
  asksJoke: RegExp
  noJokes: string
  /** A whole message: an insult of the assistant. */
  insults: RegExp
  /** Apologises, and says how to correct something. */
  insulted: string
  /** Asks about what the ledger does not know: the weather, a bank account. */
  asksBeyond: RegExp
  beyond: string
  /** Asks whether it understands a language. */
  asksLanguage: RegExp
  languages: string
  /** Asks what else it can do, or how budgets work. */
  asksMore: RegExp
  /** How to learn what each member spent, after the reply that no debts are kept. */
  askEach: string
}
