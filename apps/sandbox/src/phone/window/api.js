const call = async (method, path, body) => {
  const answer = await fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
  return answer.status === 204 ? undefined : answer.json()
}

const number = (waId) => new URLSearchParams({ number: `+${waId}` })

/** The sandbox's own calls, as the window uses them. Each rejects unless the answer is good. */
export const api = {
  settings: () => call('GET', '/phone/settings'),
  contacts: async () => (await call('GET', '/phone/contacts')).contacts,
  openContact: (contact) => call('POST', '/phone/contacts', contact),
  closeWindow: (waId) => call('POST', '/phone/contacts/close-window', { number: `+${waId}` }),
  messages: async (waId) => (await call('GET', `/phone/messages?${number(waId)}`)).messages,
  write: (waId, message) => call('POST', '/phone/messages', { from: `+${waId}`, ...message }),
  /** Keeps a picture as WhatsApp would; answers what a message says of it. */
  upload: async (picture) => {
    const answer = await fetch('/phone/media', {
      method: 'POST',
      headers: { 'content-type': picture.type },
      body: picture,
    })
    if (!answer.ok) throw new Error(`POST /phone/media answered ${answer.status}`)
    return answer.json()
  },
  again: (id) => call('POST', `/phone/messages/${encodeURIComponent(id)}/again`),
  faults: () => call('GET', '/whatsapp/faults'),
  setFaults: (changes) => call('POST', '/whatsapp/faults', changes),
  clearFaults: () => call('DELETE', '/whatsapp/faults'),
}

/** Listens to everything that happens. `onState` learns whether the line is up. */
export const listen = (handlers, onState) => {
  const events = new EventSource('/phone/events')
  for (const [type, handle] of Object.entries(handlers)) {
    events.addEventListener(type, (event) => handle(JSON.parse(event.data)))
  }
  events.addEventListener('open', () => onState(true))
  events.addEventListener('error', () => onState(false))
}
