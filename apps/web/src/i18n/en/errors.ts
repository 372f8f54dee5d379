import { type ProblemCode, problems } from '@casita/contract'

const entries = Object.entries(problems).map(([code, { text }]) => [code, text])

/** What went wrong, by problem code; in English these are the contract's own sentences. */
export const errors = {
  ...(Object.fromEntries(entries) as Record<ProblemCode, string>),
  network: 'Network error. Please check your connection.',
  unknown: 'Something went wrong',
}
