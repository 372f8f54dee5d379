import { api, listen } from './api.js'
import { makeChatLog } from './chat-log.js'
import { el, icon } from './dom.js'
import { shortName } from './format.js'
import { openListSheet } from './list-sheet.js'
import { excerpt } from './message-view.js'
import { drawPeople } from './people.js'
import { drawReceipt } from './receipt.js'
import { makeSettings } from './settings.js'
import { switchLanguage, texts } from './texts.js'

const byId = (id) => document.getElementById(id)
const [notice, field, quote] = [byId('notice'), byId('text'), byId('quote')]

/** Puts icons where the page asks for them, and English in the place of its Spanish if need be. */
const dress = () => {
  document.documentElement.lang = texts.locale
  document.title = texts.page.title ?? document.title
  for (const node of document.querySelectorAll('[data-text]')) {
    node.textContent = texts.page[node.dataset.text] ?? node.textContent
  }
  for (const node of document.querySelectorAll('[data-label]')) {
    node.setAttribute('aria-label', texts.page[node.dataset.label] ?? node.getAttribute('aria-label'))
  }
  for (const node of document.querySelectorAll('[data-icon]')) node.replaceChildren(icon(node.dataset.icon))
  byId('language').textContent = texts.otherLanguage
  // Axe and Safari want a scrolling box to be reachable by keyboard even while it holds no button.
  byId('log').tabIndex = 0
}

let contacts = []
let current
let answered
let isUp = true
let isFaulty = false
let said = ''
const unread = new Map()

const showNotice = () => {
  const text = isUp ? said || (isFaulty ? texts.faulty : '') : texts.offline
  notice.textContent = text
  notice.hidden = !text
}
const say = (text) => {
  said = text
  showNotice()
}

const setAnswered = (message) => {
  answered = message
  quote.hidden = !message
  if (!message) return
  const name = message.by === 'casita' ? 'Casita' : shortName(current)
  quote.replaceChildren(
    el('div', {}, el('b', {}, texts.answering(name)), el('span', {}, excerpt(message))),
    el(
      'button',
      {
        type: 'button',
        className: 'round',
        'aria-label': texts.noAnswer,
        onclick: () => setAnswered(undefined),
      },
      icon('close', 16),
    ),
  )
  field.focus()
}

let attached
const setAttached = (picture) => {
  attached = picture
  byId('attached').hidden = !picture
  if (!picture) return
  const discard = () => setAttached(undefined)
  byId('attached').replaceChildren(
    el('div', {}, el('b', {}, texts.kinds.image), el('span', {}, picture.name)),
    el(
      'button',
      { type: 'button', className: 'round', 'aria-label': texts.noPicture, onclick: discard },
      icon('close', 16),
    ),
  )
  field.focus()
}

/** A message with a picture says what the words are below. */
const pictured = async (picture, { text, ...message }) => {
  const image = { ...(await api.upload(picture)), ...(text && { caption: text }) }
  return { ...message, node: { type: 'image', image } }
}

const write = async (message, picture) => {
  try {
    await api.write(current.wa_id, picture ? await pictured(picture, message) : message)
    say('')
    return true
  } catch {
    say(texts.refused)
    return false
  }
}

const choose = (message, id) => write({ button_id: id, context: message.id })
const log = makeChatLog(byId('log'), byId('subtitle'), {
  choose,
  answer: setAnswered,
  again: (id) => api.again(id).catch(() => say(texts.refused)),
  openList: (message) => openListSheet(byId('list'), message, choose),
})

const writeReceipt = async () => write({ text: texts.receipt[1] }, await drawReceipt())

const drawTry = () => {
  const phrases = log.isEmpty() ? texts.firstPhrases : texts.phrases
  const key = phrases.join()
  if (byId('try').dataset.key === key) return
  byId('try').dataset.key = key
  byId('try').replaceChildren(
    ...phrases.map((text) => el('button', { type: 'button', onclick: () => write({ text }) }, text)),
    el('button', { type: 'button', onclick: writeReceipt }, icon('clip', 16), texts.receipt[0]),
  )
}

const drawWho = () =>
  drawPeople(byId('number-list'), byId('number-select'), contacts, current?.wa_id, unread, () =>
    byId('newcomer').showModal(),
  )

const openChat = async (waId) => {
  const messages = await api.messages(waId)
  const contact = contacts.find((one) => one.wa_id === waId)
  const isSame = current?.wa_id === waId
  current = contact
  unread.delete(waId)
  sessionStorage.setItem('from', waId)
  if (!isSame) setAnswered(undefined)
  log.show(contact, messages)
  field.placeholder = contact.name ? texts.writeAs(shortName(contact)) : field.ariaLabel
  byId('close-window').textContent = texts.closeWindow(shortName(contact))
  drawTry()
  drawWho()
}

/** Whose chat went on last: who has just signed up finds Casita's message without looking for the number. */
const latest = () =>
  contacts.reduce((newest, one) => ((one.last?.at ?? '') > (newest.last?.at ?? '') ? one : newest)).wa_id

const refresh = async () => {
  contacts = await api.contacts()
  const asked = new URLSearchParams(location.search).get('from')?.replace(/\D/g, '')
  const wanted = [current?.wa_id, asked, sessionStorage.getItem('from')]
  const waId = wanted.find((one) => contacts.some((contact) => contact.wa_id === one)) ?? latest()
  await Promise.all([openChat(waId), settings.refresh()])
}

const settings = makeSettings(byId('settings-form'), {
  onFaults: (nowFaulty) => {
    isFaulty = nowFaulty
    showNotice()
    for (const opener of document.querySelectorAll('[data-opens="settings"]')) {
      opener.classList.toggle('is-faulty', nowFaulty)
    }
  },
  onNode: async (node) => {
    byId('settings').close()
    await write({ node })
  },
})

/** A wa.me link brings a number in the path and a text for the field; nothing is sent by itself. */
const followLink = async () => {
  const digits = location.pathname.slice(1)
  if (!digits) return
  const { casita } = await api.settings()
  if (`+${digits}` !== casita) say(texts.strange(digits))
  field.value = new URLSearchParams(location.search).get('text') ?? ''
  fit()
  field.focus()
}

const fit = () => {
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight + 2}px`
}

const submit = async () => {
  const text = field.value.trim()
  const picture = attached
  if (!text && !picture) return
  const context = answered?.id
  field.value = ''
  fit()
  setAnswered(undefined)
  setAttached(undefined)
  if (await write({ text, ...(context && { context }) }, picture)) return
  field.value = text
  setAttached(picture)
  fit()
}

const wire = () => {
  byId('language').addEventListener('click', switchLanguage)
  byId('write').addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  field.addEventListener('input', fit)
  byId('attach').addEventListener('click', () => byId('picture').click())
  byId('picture').addEventListener('change', ({ target }) => {
    setAttached(target.files[0])
    // The same picture may be chosen again.
    target.value = ''
  })
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      setAnswered(undefined)
      setAttached(undefined)
    }
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void submit()
  })
  byId('number-list').addEventListener('click', (event) => {
    const link = event.target.closest('[data-number]')
    if (!link || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    void openChat(link.dataset.number)
  })
  byId('number-select').addEventListener('change', ({ target }) => {
    if (target.value !== 'another') return openChat(target.value)
    target.value = current.wa_id
    byId('newcomer').showModal()
  })
  byId('newcomer-form').addEventListener('submit', async (event) => {
    event.preventDefault()
    const form = new FormData(event.target)
    try {
      const { wa_id } = await api.openContact({ number: form.get('number'), name: form.get('name') })
      contacts = await api.contacts()
      byId('newcomer-wrong').hidden = true
      event.target.reset()
      byId('newcomer').close()
      await openChat(wa_id)
      field.focus()
    } catch {
      byId('newcomer-wrong').textContent = texts.wrongNumber
      byId('newcomer-wrong').hidden = false
    }
  })
  byId('close-window').addEventListener('click', async () => {
    await api.closeWindow(current.wa_id)
    byId('settings').close()
    say(texts.windowClosed(shortName(current)))
  })
  for (const opener of document.querySelectorAll('[data-opens]')) {
    opener.addEventListener('click', () => byId(opener.dataset.opens).showModal())
  }
  for (const closer of document.querySelectorAll('[data-closes]')) {
    closer.addEventListener('click', () => closer.closest('dialog').close())
  }
  // A click beside a sheet closes it, as people expect of sheets.
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  }
}

const handlers = {
  contact: ({ contact }) => {
    const known = contacts.find(({ wa_id }) => wa_id === contact.wa_id)
    if (known) Object.assign(known, contact)
    else contacts = [...contacts, contact]
    drawWho()
  },
  message: ({ wa_id, message }) => {
    const contact = contacts.find((one) => one.wa_id === wa_id)
    const isNew =
      contact && (!contact.last || (contact.last.id !== message.id && message.at >= contact.last.at))
    if (isNew) contact.last = message
    if (wa_id === current?.wa_id) {
      log.put(message)
      drawTry()
    } else if (isNew && message.by === 'casita') {
      unread.set(wa_id, (unread.get(wa_id) ?? 0) + 1)
    }
    if (isNew) drawWho()
  },
  typing: ({ wa_id }) => wa_id === current?.wa_id && log.typing(),
}

dress()
wire()
// Every time the line comes up what was missed is fetched, the first time included.
listen(handlers, (up) => {
  isUp = up
  showNotice()
  if (up) refresh().catch(() => say(texts.offline))
})
followLink().catch(() => say(texts.offline))
