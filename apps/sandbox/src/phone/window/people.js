import { el } from './dom.js'
import { hueOf, phoneLabel, shortName } from './format.js'
import { excerpt } from './message-view.js'
import { texts } from './texts.js'

const avatar = (contact) => {
  const picture = el('span', { className: 'avatar', 'aria-hidden': 'true' })
  picture.textContent = contact.name.slice(0, 1) || '#'
  picture.style.setProperty('--h', hueOf(contact))
  return picture
}

const row = (contact, isCurrent, unread) =>
  el(
    'li',
    {},
    el(
      'a',
      {
        className: 'number',
        href: `/?from=%2B${contact.wa_id}`,
        'aria-current': isCurrent ? 'true' : undefined,
        'data-number': contact.wa_id,
      },
      avatar(contact),
      el('b', {}, contact.name || phoneLabel(contact.wa_id)),
      contact.name ? el('small', {}, phoneLabel(contact.wa_id)) : undefined,
      el('small', { className: 'number__last' }, contact.last ? excerpt(contact.last) : texts.neverWrote),
      unread > 0
        ? el(
            'span',
            { className: 'number__unread' },
            String(unread),
            el('span', { className: 'sr' }, ` ${texts.unread(unread)}`),
          )
        : undefined,
    ),
  )

/** Draws the telephones to choose from: a list where there is room, a select on small screens. */
export const drawPeople = (list, select, contacts, currentWaId, unread, onNewcomer) => {
  const another = el(
    'li',
    {},
    el(
      'button',
      { type: 'button', className: 'number number--new', onclick: onNewcomer },
      el('span', { className: 'avatar', 'aria-hidden': 'true' }, '+'),
      el('b', {}, texts.another),
      el('small', {}, texts.anotherLead),
    ),
  )
  const focused = document.activeElement?.dataset?.number
  list.replaceChildren(
    ...contacts.map((contact) => row(contact, contact.wa_id === currentWaId, unread.get(contact.wa_id) ?? 0)),
    another,
  )
  if (focused) list.querySelector(`[data-number="${focused}"]`)?.focus()
  select.replaceChildren(
    ...contacts.map((contact) => {
      const count = unread.get(contact.wa_id) ?? 0
      const name = contact.name ? `${shortName(contact)} · ` : ''
      const label = `${name}${phoneLabel(contact.wa_id)}${count > 0 ? ` · ${texts.unread(count)}` : ''}`
      return el('option', { value: contact.wa_id, selected: contact.wa_id === currentWaId }, label)
    }),
    el('option', { value: 'another' }, texts.another),
  )
}
