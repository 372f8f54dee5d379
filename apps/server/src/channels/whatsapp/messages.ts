import type { Config } from '../../config.ts'
import { fit } from '../../cutting.ts'
import type { Reply } from '../../message.ts'
import type { OutboundMessage, TemplateMessage } from '../channel.ts'

/** The Cloud API's limits in characters (reference, section 5); longer texts are cut, not refused. */
const most = { text: 4096, interactive: 1024, buttonTitle: 20, rowTitle: 24, rowText: 72, value: 200 }
const mostButtons = 3
const mostRows = 10

type Templates = Config['whatsapp']['templates']

/** The body of a send request. If both a number and an id are known, the number is used, as the API itself does. */
export function graphMessage(message: OutboundMessage, templates: Templates): Record<string, unknown> {
  const { phone, providerUserId } = message.to
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...(phone ? { to: phone } : { recipient: providerUserId }),
    biz_opaque_callback_data: message.id,
    ...('template' in message.content
      ? { type: 'template', template: templateNode(message.content.template, templates) }
      : replyNode(message.content.reply)),
  }
}

function replyNode(reply: Reply): Record<string, unknown> {
  if (reply.buttons?.length) {
    const titles = reply.buttons.map(({ title }) => titleOf(title, most.buttonTitle))
    const buttons = reply.buttons
      .map(({ id }, place) => ({ type: 'reply', reply: { id, title: titles[place] } }))
      // Meta refuses two buttons with the same title, and nobody could tell them apart.
      .filter(({ reply: { title } }, place) => titles.indexOf(title ?? '') === place)
      .slice(0, mostButtons)
    return interactive({ type: 'button', body: bodyOf(reply, most.interactive), action: { buttons } })
  }
  if (reply.list?.rows.length) {
    const rows = reply.list.rows.slice(0, mostRows).map(({ id, title, description }) => ({
      id,
      title: titleOf(title, most.rowTitle),
      ...(description && { description: titleOf(description, most.rowText) }),
    }))
    const action = { button: titleOf(reply.list.button, most.buttonTitle), sections: [{ rows }] }
    return interactive({ type: 'list', body: bodyOf(reply, most.text), action })
  }
  if (reply.link) {
    const parameters = { display_text: titleOf(reply.link.title, most.buttonTitle), url: reply.link.url }
    const action = { name: 'cta_url', parameters }
    return interactive({ type: 'cta_url', body: bodyOf(reply, most.interactive), action })
  }
  return { type: 'text', text: { body: fit(reply.text, most.text), preview_url: false } }
}

function interactive(node: Record<string, unknown>) {
  return { type: 'interactive', interactive: node }
}

function bodyOf(reply: Reply, max: number) {
  return { text: fit(reply.text, max) }
}

function templateNode({ name, language, values, linkSuffix }: TemplateMessage, templates: Templates) {
  const parameter = (text: string) => ({ type: 'text', text })
  return {
    name: templates[name],
    language: { code: templates.languages[language] },
    components: [
      { type: 'body', parameters: values.map((value) => parameter(templateValue(value))) },
      { type: 'button', sub_type: 'url', index: '0', parameters: [parameter(linkSuffix)] },
    ],
  }
}

/**
 * A template value may not be empty or contain a line break, a tab or more than four spaces in a row (error 132018).
 */
function templateValue(value: string): string {
  return titleOf(value, most.value)
}

/**
 * The text on one line, cut to `max` characters; '-' if nothing in it is visible, as names may consist of invisible
 * characters.
 */
function titleOf(text: string, max: number): string {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? fit(text.replace(/\s+/g, ' ').trim(), max) : '-'
}
