import { el } from './dom.js'

// WhatsApp's marks, links and money in one pass; a mark needs a word's edge on both of its sides.
const pattern =
  /(?<=^|[\s(¿¡«"'.,:;–-])(?:\*(?<bold>\S(?:[^*\n]*\S)?)\*|_(?<italic>\S(?:[^_\n]*\S)?)_|~(?<strike>\S(?:[^~\n]*\S)?)~|`(?<code>[^`\n]+)`)(?=$|[\s).,;:!?»"'–-])|(?<url>https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)])|(?<prefix>[A-Z]{0,3}[$€£]|R\$)(?<gap>\s?)(?<digits>\d[\d.,]*\d|\d)/gu

const money = (prefix, gap, digits) => el('span', { className: 'amount' }, el('i', {}, prefix), gap, digits)

const pieceOf = ({ groups, 0: whole }) => {
  const { bold, italic, strike, code, url, prefix, gap, digits } = groups
  if (bold) return el('b', {}, ...pieces(bold))
  if (italic) return el('em', {}, ...pieces(italic))
  if (strike) return el('s', {}, ...pieces(strike))
  if (code) return el('code', {}, code)
  if (url) return el('a', { href: url, target: '_blank', rel: 'noopener' }, url)
  return digits ? money(prefix, gap, digits) : whole
}

/** Turns one line of a message into nodes: *bold*, _italic_, ~strike~, `code`, links, and money with a lighter prefix. */
export const pieces = (line) => {
  const nodes = []
  let end = 0
  for (const match of line.matchAll(pattern)) {
    nodes.push(line.slice(end, match.index), pieceOf(match))
    end = match.index + match[0].length
  }
  return [...nodes, line.slice(end)].filter((node) => node !== '')
}

/** Turns a message's text into paragraphs, one per line; empty lines become distance. */
export const paragraphs = (text) =>
  text.split('\n').map((line) => (line.trim() ? el('p', {}, ...pieces(line)) : el('p', { className: 'gap' })))

/** A message's text without marks, for labels and quotes. */
export const plain = (text) => text.replace(/(^|\s)[*_~`]+|[*_~`]+(?=$|[\s.,;:!?])/g, '$1')
