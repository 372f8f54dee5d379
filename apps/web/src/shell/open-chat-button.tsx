import { ExternalLink } from 'lucide-react'
import { useConfiguration } from '../data/configuration.ts'
import { isMobileAgent } from '../data/headers.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from '../ui/icon.tsx'
import { ExternalLinkButton } from '../ui/link-button.tsx'
import { chatLink, openChatApp } from './chat-link.ts'

/** Opens the chat with the assistant. It is a real link, so that it can be copied and opened in a new tab. */
export function OpenChatButton({ wide }: { wide?: boolean }) {
  const { t } = useTranslation('chat')
  const { data } = useConfiguration()
  if (!data) return null
  const { whatsapp } = data
  const message = t('connect.prefilled')
  return (
    <ExternalLinkButton
      variant="chat"
      wide={wide}
      href={chatLink(whatsapp, message)}
      onClick={(event) => {
        if (!isMobileAgent()) return
        event.preventDefault()
        openChatApp(whatsapp, message)
      }}
    >
      {t('connect.open')}
      <Icon as={ExternalLink} size="sm" />
    </ExternalLinkButton>
  )
}
