import { endpoint } from './endpoint.ts'
import { Flag, LanguageField, success, TimeZone, text } from './fields.ts'
import * as z from './schema.ts'

export const Settings = z.object({
  preferred_language: LanguageField,
  timezone: z.string(),
  name: z.string(),
  /** Whether the chat tells of budgets that other members' expenses crossed, while it is open. */
  budget_alerts: z.boolean(),
  /** Whether the chat tells every Monday how the week before went. */
  weekly_summary: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

export const SettingsChange = z.object({
  preferred_language: z.optional(LanguageField),
  timezone: z.optional(TimeZone),
  name: z.optional(text(100, 'Name is required')),
  budget_alerts: z.optional(Flag),
  weekly_summary: z.optional(Flag),
})
export type SettingsChange = z.infer<typeof SettingsChange>

const SettingsAnswer = z.object({ success, settings: Settings, message: z.optional(z.string()) })

export const getSettings = endpoint({
  method: 'GET',
  path: '/v2/users/settings',
  access: 'account',
  tag: 'Settings',
  summary: "The signed-in person's settings",
  answer: SettingsAnswer,
})

export const changeSettings = endpoint({
  method: 'PATCH',
  path: '/v2/users/settings',
  access: 'account',
  tag: 'Settings',
  summary: 'Change settings, each alone or together',
  body: SettingsChange,
  answer: SettingsAnswer,
})
