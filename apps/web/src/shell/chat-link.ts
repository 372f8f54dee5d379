import { limits } from '@casita/contract'

/** Where the assistant is written to. */
interface ChatAddress {
  /** E.164; never shown. */
  phone_number: string
  link_url: string
}

function digits({ phone_number }: ChatAddress): string {
  return phone_number.replace(/\D/g, '')
}

/** The web link that opens the chat with a message already begun. */
export function chatLink(address: ChatAddress, message: string): string {
  return `${address.link_url}/${digits(address)}?text=${encodeURIComponent(message)}`
}

/**
 * Opens the chat from a phone: by the app's own scheme first, and by the web link when no app has taken the place of
 * this page within a second. Timers stand still meanwhile: whoever comes back from the app is left where they were.
 */
export function openChatApp(address: ChatAddress, message: string): void {
  location.assign(`whatsapp://send?phone=${digits(address)}&text=${encodeURIComponent(message)}`)
  const fallback = setTimeout(() => location.assign(chatLink(address, message)), limits.deepLinkFallback)
  document.addEventListener('visibilitychange', () => clearTimeout(fallback), { once: true })
}
