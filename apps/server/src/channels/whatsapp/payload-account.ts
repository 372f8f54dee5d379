import { fieldsOf, textOf } from './json.ts'

/** The fields about our account, its templates and its numbers, each of whose news is an `event`. */
const accountFields = [
  'account_update',
  'account_alerts',
  'message_template_status_update',
  'phone_number_quality_update',
]

/** Words of which the names of events consist that an operator has to know: sending stops, or soon will. */
const bad = new Set([
  ...['BANNED', 'DELETED', 'DISABLE', 'DISABLED', 'DOWNGRADE', 'FLAGGED', 'OFFBOARDED', 'PAUSED', 'REJECTED'],
  ...['REMOVED', 'RESTRICTION', 'UNINSTALLED', 'VIOLATION'],
])

/** What Meta tells of trouble with our account, by the names of the event and the template; null for all else. */
export function troubleOf(field: string, value: unknown): string | null {
  const news = fieldsOf(value)
  const event = textOf(news.event, 100)
  if (!accountFields.includes(field) || !event?.split('_').some((word) => bad.has(word))) return null
  const template = [textOf(news.message_template_name), textOf(news.message_template_language)]
  return [`${field}: ${event}`, ...template].filter(Boolean).join(' ')
}
