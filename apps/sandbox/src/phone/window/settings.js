import { api } from './api.js'
import { el } from './dom.js'
import { texts } from './texts.js'

const media = { mime_type: 'image/jpeg', sha256: 'c2FuZGJveA==', id: '1000000000000001' }
const nodes = {
  image: { type: 'image', image: media },
  audio: { type: 'audio', audio: { ...media, mime_type: 'audio/ogg; codecs=opus', voice: true } },
  location: { type: 'location', location: { latitude: -34.6037, longitude: -58.3816, name: 'Obelisco' } },
  sticker: { type: 'sticker', sticker: { ...media, mime_type: 'image/webp', animated: false } },
  document: {
    type: 'document',
    document: { ...media, mime_type: 'application/pdf', filename: 'factura.pdf' },
  },
}

const isCalm = (faults) =>
  faults.repeat === 1 &&
  faults.delay_ms === 0 &&
  !faults.reorder &&
  !faults.webhook_down &&
  !faults.hide_numbers &&
  !faults.hide_reads &&
  !faults.fail &&
  !faults.fail_media

/** The drawer with the test settings. `onFaults` learns whether the network misbehaves. */
export const makeSettings = (form, { onFaults, onNode }) => {
  const { elements } = form

  const show = (faults) => {
    for (const name of ['webhook_down', 'reorder', 'hide_numbers', 'hide_reads'])
      elements[name].checked = faults[name]
    for (const name of ['repeat', 'delay_ms']) elements[name].value = String(faults[name])
    const count = String(faults.fail?.count ?? 0)
    if (![...elements.fail_count.options].some(({ value }) => value === count)) {
      elements.fail_count.append(el('option', {}, count))
    }
    elements.fail_count.value = count
    elements.fail_media.value = String(faults.fail_media?.count ?? 0)
    if (faults.fail) {
      elements.fail_code.value = String(faults.fail.code)
      elements.fail_via.value = faults.fail.via
    }
    onFaults(!isCalm(faults))
  }

  const read = () => {
    const count = Number(elements.fail_count.value)
    const pictures = Number(elements.fail_media.value)
    const fail = { count, code: Number(elements.fail_code.value), via: elements.fail_via.value }
    return {
      webhook_down: elements.webhook_down.checked,
      reorder: elements.reorder.checked,
      hide_numbers: elements.hide_numbers.checked,
      hide_reads: elements.hide_reads.checked,
      repeat: Number(elements.repeat.value),
      delay_ms: Number(elements.delay_ms.value),
      fail: count > 0 ? fail : null,
      fail_media: pictures > 0 ? { count: pictures } : null,
    }
  }

  form.addEventListener('change', async () => show(await api.setFaults(read())))
  form.querySelector('#calm').addEventListener('click', async () => show(await api.clearFaults()))
  form
    .querySelector('#kinds')
    .replaceChildren(
      ...Object.entries(nodes).map(([type, node]) =>
        el('button', { type: 'button', className: 'chip', onclick: () => onNode(node) }, texts.kinds[type]),
      ),
    )
  return { refresh: async () => show(await api.faults()) }
}
