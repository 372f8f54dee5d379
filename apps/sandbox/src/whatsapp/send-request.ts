import { z } from 'zod'

const limited = (max: number) => z.string().trim().min(1).max(max)
const unique = (values: readonly string[]) => new Set(values).size === values.length

const common = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z.string().optional(),
  recipient: z.string().optional(),
  context: z.strictObject({ message_id: z.string().min(1) }).optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
  recipient_identity_key_hash: z.string().optional(),
}

const around = {
  header: z.strictObject({ type: z.literal('text'), text: limited(60) }).optional(),
  footer: z.strictObject({ text: limited(60) }).optional(),
}
const body = (max: number) => z.strictObject({ text: limited(max) })

const button = z.strictObject({
  type: z.literal('reply'),
  reply: z.strictObject({ id: limited(256), title: limited(20) }),
})
const buttons = z
  .array(button)
  .min(1)
  .max(3)
  .refine((all) => unique(all.map((one) => one.reply.id)), 'Button ids must be unique')
  .refine((all) => unique(all.map((one) => one.reply.title)), 'Button titles must be unique')

const row = z.strictObject({
  id: limited(200),
  title: limited(24),
  description: z.string().max(72).optional(),
})
const section = z.strictObject({ title: limited(24).optional(), rows: z.array(row).min(1) })
const sections = z
  .array(section)
  .min(1)
  .max(10)
  .refine((all) => all.flatMap((one) => one.rows).length <= 10, 'At most 10 rows in all sections together')
  .refine((all) => unique(all.flatMap((one) => one.rows.map(({ id }) => id))), 'Row ids must be unique')
  .refine(
    (all) => all.length === 1 || all.every((one) => one.title),
    'Sections need a title if more than one',
  )

const interactive = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('button'),
    body: body(1024),
    action: z.strictObject({ buttons }),
    ...around,
  }),
  z.strictObject({
    type: z.literal('list'),
    body: body(4096),
    action: z.strictObject({ button: limited(20), sections }),
    ...around,
  }),
  z.strictObject({
    type: z.literal('cta_url'),
    body: body(1024),
    action: z.strictObject({
      name: z.literal('cta_url'),
      parameters: z.strictObject({ display_text: limited(20), url: z.url({ protocol: /^https?$/ }) }),
    }),
    ...around,
  }),
])

// The text of a parameter may be empty here, because the rules for templates refuse it with their own error code.
const parameter = z.strictObject({
  type: z.literal('text'),
  text: z.string(),
  parameter_name: z.string().optional(),
})
const component = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('header'), parameters: z.array(parameter) }),
  z.strictObject({ type: z.literal('body'), parameters: z.array(parameter) }),
  z.strictObject({
    type: z.literal('button'),
    sub_type: z.enum(['url', 'quick_reply', 'copy_code', 'flow']),
    index: z.coerce.string(),
    parameters: z.array(parameter),
  }),
])
const template = z.strictObject({
  name: z.string().min(1).max(512),
  language: z.strictObject({ code: z.string().min(1), policy: z.literal('deterministic').optional() }),
  components: z.array(component).default([]),
})

/** The node of a template message. */
export type TemplateNode = z.infer<typeof template>

/** A message that a business sends, within the limits of Meta's reference; unknown keys are refused. */
export const SendRequest = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('text'),
    text: z.strictObject({ body: limited(4096), preview_url: z.boolean().optional() }),
  }),
  z.strictObject({ ...common, type: z.literal('interactive'), interactive }),
  z.strictObject({ ...common, type: z.literal('template'), template }),
  z.strictObject({
    ...common,
    type: z.literal('location'),
    location: z.strictObject({
      latitude: z.coerce.number().min(-90).max(90),
      longitude: z.coerce.number().min(-180).max(180),
      name: z.string().optional(),
      address: z.string().optional(),
    }),
  }),
  z.strictObject({
    ...common,
    context: z.undefined().optional(),
    type: z.literal('reaction'),
    reaction: z.strictObject({ message_id: z.string().min(1), emoji: z.string() }),
  }),
])
export type SendRequest = z.infer<typeof SendRequest>

/** The other request to `/messages`: a message was read, and a reply may be on its way. */
export const ReadReceipt = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: z.string().min(1),
  typing_indicator: z.strictObject({ type: z.literal('text') }).optional(),
})
