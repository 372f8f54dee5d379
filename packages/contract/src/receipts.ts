import { endpoint } from './endpoint.ts'
import { Expense } from './expenses.ts'
import { IdParams, success } from './fields.ts'
import { limits } from './limits.ts'
import * as z from './schema.ts'

/** The kinds of pictures that are kept: what telephones make and browsers show. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

const pictureRule = 'Please choose a picture: JPEG, PNG or WebP, at most 5 MB'

function isPicture(value: unknown): boolean {
  if (!(value instanceof Blob) || value.size > limits.receiptBytes) return false
  return pictureTypes.some((type) => type === value.type)
}

/** The bytes of a picture with their kind; not JSON. */
const Picture = z
  .custom<Blob>(isPicture, pictureRule)
  .register(z.globalRegistry, { type: 'string', format: 'binary', maxLength: limits.receiptBytes })

/** The expense as it is after its picture came or went. */
const ReceiptAnswer = z.object({ success, message: z.string(), expense: Expense })

export const readReceipt = endpoint({
  method: 'GET',
  path: '/v2/expenses/{id}/receipt',
  access: 'member',
  tag: 'Expenses',
  summary: 'The picture of the receipt of an expense',
  params: IdParams,
  answer: Picture,
  produces: 'image/*',
  problems: ['not_found'],
})

export const attachReceipt = endpoint({
  method: 'POST',
  path: '/v2/expenses/{id}/receipt',
  access: 'member',
  tag: 'Expenses',
  summary: 'Keep the picture of a receipt with an expense, in the place of an earlier one',
  params: IdParams,
  body: Picture,
  accepts: 'image/*',
  bodyBytes: limits.receiptBytes,
  limit: 'attachReceipt',
  answer: ReceiptAnswer,
  problems: ['not_found', 'forbidden', 'receipts_full'],
})

export const removeReceipt = endpoint({
  method: 'DELETE',
  path: '/v2/expenses/{id}/receipt',
  access: 'member',
  tag: 'Expenses',
  summary: 'Remove the picture of the receipt of an expense, for good',
  params: IdParams,
  answer: ReceiptAnswer,
  problems: ['not_found', 'forbidden'],
})

/** The space that the pictures of a household's receipts take, and may take. */
const ReceiptSpace = z.object({ taken_bytes: z.number(), allowed_bytes: z.number() })

export const receiptSpace = endpoint({
  method: 'GET',
  path: '/v2/households/current/receipts',
  access: 'member',
  tag: 'Household',
  summary: 'How much space the pictures of the receipts of the household take',
  answer: z.object({ success, space: ReceiptSpace }),
})
