import { z } from 'zod'

/** The input of `POST /whatsapp/faults`; a field that is left out keeps its value. */
const WhatsAppFaults = z.strictObject({
  /** How many times each webhook is delivered, at the same moment. */
  repeat: z.number().int().min(1).max(10).default(1),
  /** Collects webhooks for a moment and delivers the newest first. */
  reorder: z.boolean().default(false),
  /** How long each webhook is delayed, in milliseconds. */
  delay_ms: z.number().int().min(0).max(60_000).default(0),
  /** No webhook reaches the product; it is retried as after any failure. */
  webhook_down: z.boolean().default(false),
  /** People show their user id only, as those with a username may. */
  hide_numbers: z.boolean().default(false),
  /** People have switched read receipts off. */
  hide_reads: z.boolean().default(false),
  /** The next sends fail: at once with an error response, or accepted first and reported as failed by a status. */
  fail: z
    .strictObject({
      count: z.number().int().min(1).max(1000),
      code: z.number().int(),
      status: z.number().int().min(400).max(599).optional(),
      via: z.enum(['answer', 'status']).default('answer'),
    })
    .nullable()
    .default(null),
  /** The next fetches of a picture fail: at the request for its address, at its bytes, or by a wrong digest. */
  fail_media: z
    .strictObject({
      count: z.number().int().min(1).max(1000),
      at: z.enum(['about', 'bytes', 'digest']).default('bytes'),
    })
    .nullable()
    .default(null),
})
type WhatsAppFaults = z.infer<typeof WhatsAppFaults>

/** The current faults. */
export interface WhatsAppFaultBox {
  readonly show: () => WhatsAppFaults
  readonly change: (changes: unknown) => WhatsAppFaults
  readonly clear: () => WhatsAppFaults
  /** Uses up one failure of a send and returns it, if one is set. */
  readonly takeFailure: () => NonNullable<WhatsAppFaults['fail']> | undefined
  /** Uses up one failure of a picture; returns whether one was set. */
  readonly takeMediaFailure: () => boolean
}

export const makeWhatsAppFaultBox = (): WhatsAppFaultBox => {
  let box = WhatsAppFaults.parse({})
  return {
    show: () => box,
    change: (changes) => {
      const given = z.record(z.string(), z.unknown()).parse(changes)
      box = WhatsAppFaults.parse({ ...box, ...given })
      return box
    },
    clear: () => {
      box = WhatsAppFaults.parse({})
      return box
    },
    takeFailure: () => {
      const { fail } = box
      if (!fail) return undefined
      box = { ...box, fail: fail.count > 1 ? { ...fail, count: fail.count - 1 } : null }
      return fail
    },
    takeMediaFailure: () => {
      const { fail_media: fail } = box
      if (fail) box = { ...box, fail_media: fail.count > 1 ? { ...fail, count: fail.count - 1 } : null }
      return fail !== null
    },
  }
}
