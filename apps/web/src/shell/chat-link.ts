import { limits } from '@casita/contract'
import { isMobileAgent } from '../data/headers.ts'

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
 * Opens the chat: in a new tab; on a phone by the app's own scheme first, and when after a second this page is still
 * in front, because no app took it, by the web link.
 */
export function openChat(address: ChatAddress, message: string): void {
  const link = chatLink(address, message)
  if (!isMobileAgent()) {
    window.open(link, '_blank', 'noopener')
    return
  }
  location.assign(`whatsapp://send?phone=${digits(address)}&text=${encodeURIComponent(message)}`)
  setTimeout(() => {
    if (document.visibilityState === 'visible') location.assign(link)
  }, limits.deepLinkFallback)
}
