import { el, icon, ticks } from './dom.js'
import { timeOf } from './format.js'
import { paragraphs, plain } from './marks.js'
import { texts } from './texts.js'

const excerptLength = 90

/** What a message says in a few words. */
export const excerpt = ({ content }) => {
  const words = plain(content.text).replace(/\s+/g, ' ')
  const text = words || kindLabel(content.kind === 'picture' ? 'image' : content.type)
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text
}

const kindLabel = (type) => texts.kinds[type] ?? type

const stateOf = (message, actions) => {
  if (message.by === 'casita') return undefined
  const label = texts[message.status]
  if (message.status === 'failed') {
    const again = el('button', { type: 'button', onclick: () => actions.again(message.id) }, texts.again)
    return el('span', { className: 'state state--failed' }, label, ' · ', again)
  }
  const drawing = message.status === 'pending' ? icon('clock', 12) : ticks(message.status !== 'sent')
  return el(
    'span',
    { className: `state state--${message.status}`, role: 'img', 'aria-label': label, title: label },
    drawing,
  )
}

const link = ({ title, url }) =>
  el(
    'a',
    { className: 'reply', href: url, target: '_blank', rel: 'noopener' },
    icon('open', 16),
    el('span', {}, title),
    el('span', { className: 'sr' }, ` (${texts.opensNew})`),
  )

const choiceButton = (message, { id, title }, chosen, actions) =>
  el(
    'button',
    {
      type: 'button',
      className: 'reply',
      'data-choice': id,
      'aria-pressed': chosen.has(id) ? 'true' : undefined,
      onclick: () => actions.choose(message, id),
    },
    title,
  )

const actionsOf = (message, chosen, actions) => {
  const { content } = message
  switch (content.kind) {
    case 'buttons':
      return content.buttons.map((button) => choiceButton(message, button, chosen, actions))
    case 'list': {
      const open = { type: 'button', className: 'reply', 'aria-haspopup': 'dialog' }
      return [
        el('button', { ...open, onclick: () => actions.openList(message) }, icon('list', 16), content.button),
      ]
    }
    case 'link':
    case 'template':
      return [link(content.link)]
    default:
      return []
  }
}

const bodyOf = ({ content }) => {
  if (content.kind === 'other') {
    const symbol = content.type === 'location' ? 'pin' : 'clip'
    return [el('p', { className: 'attachment' }, icon(symbol, 18), kindLabel(content.type))]
  }
  if (content.kind === 'picture') {
    const picture = { className: 'picture', src: `/phone/media/${content.media}`, alt: kindLabel('image') }
    return [el('img', picture), ...(content.text ? paragraphs(content.text) : [])]
  }
  if (content.kind === 'location') {
    const place = content.text || `${content.latitude}, ${content.longitude}`
    return [el('p', { className: 'attachment' }, icon('pin', 18), place)]
  }
  return [
    content.header ? el('p', { className: 'bubble__head' }, content.header) : undefined,
    ...paragraphs(content.text),
    content.footer ? el('p', { className: 'bubble__foot' }, content.footer) : undefined,
  ].filter(Boolean)
}

const quoteOf = (quoted, context) =>
  el(
    'blockquote',
    { className: 'quote' },
    el('b', {}, quoted.by === 'casita' ? 'Casita' : context.name),
    el('span', {}, excerpt(quoted)),
  )

/**
 * Draws a message. `context` knows the person's name, the message that is quoted and which choices were taken;
 * `actions` are what can be done with it.
 */
export const drawMessage = (message, context, actions) => {
  const mine = message.by === 'person'
  const author = el('span', { className: 'sr' }, `${mine ? context.name : 'Casita'}: `)
  const time = el('time', { dateTime: message.at }, timeOf(message.at), stateOf(message, actions))
  const quoted = context.quoted && quoteOf(context.quoted, context)
  const bubble = el('div', { className: 'bubble' }, author, quoted, ...bodyOf(message), time)
  const answer = el(
    'button',
    {
      type: 'button',
      className: 'round round--answer',
      title: texts.answer,
      'aria-label': texts.answerTo(excerpt(message)),
      onclick: () => actions.answer(message),
    },
    icon('answer', 16),
  )
  const below = actionsOf(message, context.chosen, actions)
  const node = el(
    'div',
    {
      className: `message message--${message.by}${below.length > 0 ? ' message--acts' : ''}`,
      'data-id': message.id,
      'data-by': message.by,
    },
    el('div', { className: 'message__line' }, bubble, answer),
    below.length > 0 ? el('div', { className: 'replies' }, ...below) : undefined,
  )
  updateMessage(node, message, context, actions)
  return node
}

/** Shows what can change about a message that is already drawn, without drawing it anew. */
export const updateMessage = (node, message, context, actions) => {
  node.dataset.status = message.status
  const state = stateOf(message, actions)
  const old = node.querySelector('.state')
  if (state && old && old.className !== state.className) old.replaceWith(state)

  node.querySelector('.failure')?.remove()
  if (message.by === 'casita' && message.status === 'failed') {
    node.append(el('p', { className: 'failure' }, texts.failedCasita(message.error ?? '')))
  }
  node.querySelector('.reaction')?.remove()
  if (message.reaction) {
    const label = texts.reaction(message.reaction)
    const badge = el('span', { className: 'reaction', role: 'img', 'aria-label': label }, message.reaction)
    node.querySelector('.bubble').append(badge)
  }
  node.classList.toggle('message--reacted', Boolean(message.reaction))
  for (const button of node.querySelectorAll('[data-choice]')) {
    if (context.chosen.has(button.dataset.choice)) button.setAttribute('aria-pressed', 'true')
  }
}
