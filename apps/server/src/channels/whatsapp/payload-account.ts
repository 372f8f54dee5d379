import { fieldsOf, textOf } from './json.ts'

/** The webhook fields about our account, its templates and its numbers; each carries an `event`. */
const accountFields = [
  'account_update',
  'account_alerts',
  'message_template_status_update',
  'phone_number_quality_update',
]

/** Parts of event names that an operator has to know about: sending stops, or soon will. */
const bad = new Set([
  ...['BANNED', 'DELETED', 'DISABLE', 'DISABLED', 'DOWNGRADE', 'FLAGGED', 'OFFBOARDED', 'PAUSED', 'REJECTED'],
  ...['REMOVED', 'RESTRICTION', 'UNINSTALLED', 'VIOLATION'],
])

/**
 * A problem with our account as Meta reports it, with the names of the event and the template; null for anything else.
 */
export function troubleOf(field: string, value: unknown): string | null {
  const news = fieldsOf(value)
  const event = textOf(news.event, 100)
  if (!accountFields.includes(field) || !event?.split('_').some((word) => bad.has(word))) return null
  const template = [textOf(news.message_template_name), textOf(news.message_template_language)]
  return [`${field}: ${event}`, ...template].filter(Boolean).join(' ')
}
