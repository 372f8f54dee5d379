import { el } from './dom.js'
import { dayKey, dayLabel, shortName } from './format.js'
import { drawMessage, updateMessage } from './message-view.js'
import { texts } from './texts.js'

/** Whose chat it is: a bare number below the name of Casita would be taken for its own. */
const titleOf = (contact) => texts.chatOf(shortName(contact))

const nearBottom = 120
const typingMs = 25_000

/** The list of messages on the screen. `actions` are handed to each message. */
export const makeChatLog = (log, subtitle, actions) => {
  let contact
  let messages = []
  let typingTimer

  let isAtEnd = true
  const toEnd = () => log.scrollTo({ top: log.scrollHeight })
  const nodeOf = (id) => [...log.children].find((node) => node.dataset.id === id)

  const contextOf = (message) => ({
    name: shortName(contact),
    quoted: messages.find(({ id }) => id === message.quote),
    chosen: new Set(
      messages
        .filter((one) => one.content.kind === 'choice' && one.quote === message.id)
        .map((one) => one.content.choice),
    ),
  })

  const append = (message, before) => {
    if (!before || dayKey(before.at) !== dayKey(message.at)) {
      log.append(el('p', { className: 'day' }, dayLabel(message.at)))
    }
    log.append(drawMessage(message, contextOf(message), actions))
  }

  const showTyping = (isTyping) => {
    clearTimeout(typingTimer)
    log.querySelector('.message--typing')?.remove()
    subtitle.textContent = isTyping ? texts.typing : titleOf(contact)
    if (!isTyping) return
    const dots = el('div', { className: 'bubble', 'aria-hidden': 'true' }, el('i'), el('i'), el('i'))
    log.append(el('div', { className: 'message message--casita message--typing' }, dots))
    toEnd()
    typingTimer = setTimeout(() => showTyping(false), typingMs)
  }

  const redraw = () => {
    // A chat that is only being opened is no news: it must not be read out as a whole.
    log.setAttribute('aria-live', 'off')
    log.replaceChildren()
    if (messages.length === 0) log.append(el('p', { className: 'empty' }, texts.empty(shortName(contact))))
    for (const [index, message] of messages.entries()) append(message, messages[index - 1])
    showTyping(false)
    toEnd()
    requestAnimationFrame(() => log.setAttribute('aria-live', 'polite'))
  }

  log.addEventListener('scroll', () => {
    isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < nearBottom
  })
  // A keyboard that opens, a quote above the field and a late font all take room from the last message.
  new ResizeObserver(() => isAtEnd && toEnd()).observe(log)
  void document.fonts.ready.then(() => isAtEnd && toEnd())
  // On a touch screen there is no hovering: a tap on a message brings its answer button out.
  log.addEventListener('click', ({ target }) => {
    const picked = target.closest('.bubble')?.closest('.message')
    for (const node of log.querySelectorAll('.message--picked')) node.classList.remove('message--picked')
    picked?.classList.add('message--picked')
  })

  return {
    show: (nextContact, nextMessages) => {
      contact = nextContact
      messages = nextMessages
      redraw()
    },
    put: (message) => {
      const known = messages.findIndex(({ id }) => id === message.id)
      const follows = message.by === 'person' || isAtEnd
      if (known >= 0) {
        messages[known] = message
        const node = nodeOf(message.id)
        if (node) updateMessage(node, message, contextOf(message), actions)
      } else {
        log.querySelector('.empty')?.remove()
        if (message.by === 'casita') showTyping(false)
        const typing = log.querySelector('.message--typing')
        append(message, messages.at(-1))
        log.lastElementChild.classList.add('message--new')
        if (typing) log.append(typing)
        messages.push(message)
        const offer = messages.find(({ id }) => id === message.quote)
        const offerNode = offer && nodeOf(offer.id)
        if (offerNode) updateMessage(offerNode, offer, contextOf(offer), actions)
      }
      if (follows) toEnd()
    },
    typing: () => showTyping(true),
    isEmpty: () => messages.every(({ by }) => by === 'casita'),
  }
}
