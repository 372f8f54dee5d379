const paths = {
  flask: 'M9.5 3.5h5M10.5 3.5v6L5.5 18a1.7 1.7 0 0 0 1.5 2.5h10a1.7 1.7 0 0 0 1.5-2.5l-5-8.5v-6M8 15h8',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  send: 'M12 19V5M6 11l6-6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  answer: 'M9 14 4.5 9.5 9 5M4.5 9.5H14a5.5 5.5 0 0 1 5.5 5.5v4',
  open: 'M14 4h6v6M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clip: 'M20 11.5 12.2 19a4.7 4.7 0 0 1-6.6-6.6l8-7.8a3.1 3.1 0 0 1 4.4 4.4l-8 7.8a1.6 1.6 0 0 1-2.2-2.2l7.2-7',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
}

/** Makes an element. Properties starting with `on` are listeners, those with a dash attributes. */
export const el = (tag, properties = {}, ...children) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name.includes('-') || name === 'role') element.setAttribute(name, value)
    else element[name] = value
  }
  element.append(...children.filter((child) => child !== undefined && child !== ''))
  return element
}

const svg = (viewBox, width, height, drawing, strokeWidth) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const attributes = {
    viewBox,
    width,
    height,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': strokeWidth,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', drawing)
  element.append(path)
  return element
}

/** Draws one of the window's icons. */
export const icon = (name, size = 20) => svg('0 0 24 24', size, size, paths[name], 1.7)

/** Draws WhatsApp's ticks: one for sent, two from delivered on. */
export const ticks = (double) =>
  double
    ? svg('0 0 15 9', 15, 9, 'm1 5 2.5 2.5L9 1.5M7 7.2l.5.3 6-6', 1.5)
    : svg('0 0 15 9', 15, 9, 'm4 5 2.5 2.5L12 1.5', 1.5)
