import type { AssistantReply } from '@casita/contract'
import { X } from 'lucide-react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface AssistantAnswerProps {
  reply: AssistantReply
  busy: boolean
  onPress: (buttonId: string) => void
  onClose: () => void
}

/** The assistant's reply with its buttons, as in the chat. */
export function AssistantAnswer({ reply, busy, onPress, onClose }: AssistantAnswerProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-start gap-3 border-t border-line bg-chat-soft py-3 pr-2 pl-4 md:pl-6">
      <div className="min-w-0 flex-1 py-1">
        <p className="whitespace-pre-line">{reply.text}</p>
        {reply.buttons.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-2">
            {reply.buttons.map(({ id, title }) => (
              <Button key={id} size="sm" disabled={busy} onClick={() => onPress(id)}>
                {title}
              </Button>
            ))}
          </div>
        )}
      </div>
      <Button variant="plain" size="icon" aria-label={t('dismiss')} onClick={onClose}>
        <Icon as={X} />
      </Button>
    </div>
  )
}
