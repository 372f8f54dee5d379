import { limits } from '@casita/contract'

/** The assistant's address. */
interface ChatAddress {
  /** E.164; never shown. */
  phone_number: string
  link_url: string
}

function digits({ phone_number }: ChatAddress): string {
  return phone_number.replace(/\D/g, '')
}

/** The web link that opens the chat with a prefilled message. */
export function chatLink(address: ChatAddress, message: string): string {
  return `${address.link_url}/${digits(address)}?text=${encodeURIComponent(message)}`
}

/**
 * Opens the chat on a phone: by the app's URL scheme, and by the web link if no app has covered the page within a
 * second. Timers are suspended while another app is open, so somebody who comes back from it is not redirected.
 */
export function openChatApp(address: ChatAddress, message: string): void {
  location.assign(`whatsapp://send?phone=${digits(address)}&text=${encodeURIComponent(message)}`)
  const fallback = setTimeout(() => location.assign(chatLink(address, message)), limits.deepLinkFallback)
  document.addEventListener('visibilitychange', () => clearTimeout(fallback), { once: true })
}
