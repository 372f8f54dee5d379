import { el } from './dom.js'

const row = ({ id, title, description }, choose) =>
  el(
    'button',
    { type: 'button', className: 'choice', 'data-choice': id, onclick: () => choose(id) },
    el('b', {}, title),
    description ? el('small', {}, description) : undefined,
  )

/** Opens a message's list in a sheet; a choice closes it and is handed to `choose`. */
export const openListSheet = (sheet, message, choose) => {
  const take = (id) => {
    sheet.close()
    choose(message, id)
  }
  sheet.querySelector('h2').textContent = message.content.button
  sheet
    .querySelector('#list-rows')
    .replaceChildren(
      ...message.content.sections.flatMap(({ title, rows }) => [
        ...(title ? [el('h3', {}, title)] : []),
        ...rows.map((one) => row(one, take)),
      ]),
    )
  sheet.showModal()
}
