import { z } from 'zod'

/** What can be asked for at `POST /whatsapp/faults`; what is left out stays as it is. */
const WhatsAppFaults = z.strictObject({
  /** How many times each webhook is delivered, at the same moment. */
  repeat: z.number().int().min(1).max(10).default(1),
  /** Collects webhooks for a moment and delivers the newest first. */
  reorder: z.boolean().default(false),
  /** How long each webhook waits before it goes out, in milliseconds. */
  delay_ms: z.number().int().min(0).max(60_000).default(0),
  /** Nothing reaches the product; it is tried again as after any failure. */
  webhook_down: z.boolean().default(false),
  /** People show their user id only, as those with a username may. */
  hide_numbers: z.boolean().default(false),
  /** People have switched read receipts off. */
  hide_reads: z.boolean().default(false),
  /** The next sends fail: with this answer, or accepted first and failed later by status. */
  fail: z
    .strictObject({
      count: z.number().int().min(1).max(1000),
      code: z.number().int(),
      status: z.number().int().min(400).max(599).optional(),
      via: z.enum(['answer', 'status']).default('answer'),
    })
    .nullable()
    .default(null),
  /** The next times that a picture is fetched it fails: where it is asked for, at its bytes, or by what they are. */
  fail_media: z
    .strictObject({
      count: z.number().int().min(1).max(1000),
      at: z.enum(['about', 'bytes', 'digest']).default('bytes'),
    })
    .nullable()
    .default(null),
})
type WhatsAppFaults = z.infer<typeof WhatsAppFaults>

/** The faults in force. */
export interface WhatsAppFaultBox {
  readonly show: () => WhatsAppFaults
  readonly change: (changes: unknown) => WhatsAppFaults
  readonly clear: () => WhatsAppFaults
  /** Takes one failure off the count, if a send is to fail. */
  readonly takeFailure: () => NonNullable<WhatsAppFaults['fail']> | undefined
  /** Takes one failure off the count of pictures; whether there was one. */
  readonly takeMediaFailure: () => boolean
}

/** Makes a box without faults. */
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
