import { limits } from '@casita/contract'
import { Suspense } from 'react'
import { useConfiguration } from '../data/configuration.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { fetchedLater } from '../ui/fetched-later.ts'
import { ModalOrDrawer } from '../ui/modal-or-drawer.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { chatLink } from './chat-link.ts'
import { OpenChatButton } from './open-chat-button.tsx'
import { useExampleAmount, worths } from './use-example-amount.ts'

const QrCode = fetchedLater(async () => ({ QrCode: (await import('qrcode.react')).QRCodeSVG }), 'QrCode')

const steps = ['message', 'link', 'login', 'start'] as const

function Steps() {
  const { t } = useTranslation('chat')
  const amount = useExampleAmount()
  return (
    <ol className="mt-6 mb-7 grid gap-3.5">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[26px_1fr] gap-3">
          <span
            aria-hidden="true"
            className="grid size-[26px] place-items-center rounded-full bg-evergreen-soft text-[0.8125rem] font-semibold text-evergreen"
          >
            {index + 1}
          </span>
          <span>
            {t(`connect.steps.${step}`, { example: t('connect.example', { amount: amount(worths.one) }) })}
          </span>
        </li>
      ))}
    </ol>
  )
}

function ScanPanel() {
  const { t } = useTranslation('chat')
  const { data, error, refetch, isFetching } = useConfiguration()
  const failureText = useFailureText()
  if (error) {
    return <ErrorState message={failureText(error)} onRetry={() => void refetch()} busy={isFetching} />
  }
  const placeholder = <Skeleton className="size-52 md:size-62" />
  return (
    <>
      <div className="rounded-lg bg-qr-paper p-2">
        <Suspense fallback={placeholder}>
          {data ? (
            <QrCode
              value={chatLink(data.whatsapp, t('connect.prefilled'))}
              size={limits.qrSize}
              level="M"
              marginSize={4}
              bgColor="var(--qr-paper)"
              fgColor="var(--qr-ink)"
              title={t('connect.qr')}
              role="img"
              className="size-52 md:size-62"
            />
          ) : (
            placeholder
          )}
        </Suspense>
      </div>
      <div>
        <p className="font-semibold">{t('connect.scan')}</p>
        <p className="mt-1 text-sm text-balance">{t('connect.scanHint')}</p>
      </div>
    </>
  )
}

interface ConnectDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Explains how to connect the chat: the steps, with a QR code on a wide screen and a button on a phone. */
export function ConnectDialog({ open, onOpenChange }: ConnectDialogProps) {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  return (
    <ModalOrDrawer open={open} onOpenChange={onOpenChange} title={t('connect.title')} hideTitle size="lg">
      <div className="grid overflow-hidden rounded-xl md:grid-cols-[1fr_21.5rem]">
        <div className="flex flex-col p-6 pt-4 md:p-10 md:pb-8">
          <p
            aria-hidden="true"
            className="pr-10 text-2xl leading-tight font-semibold tracking-tight text-balance md:pr-0"
          >
            {t('connect.title')}
          </p>
          <p className="mt-2.5 text-ink-soft">{t('connect.description')}</p>
          <Steps />
          <div className="mt-auto grid gap-2 md:flex">
            <OpenChatButton />
            <Button onClick={() => onOpenChange(false)}>{common('close')}</Button>
          </div>
        </div>
        <div className="flex flex-col items-center justify-center gap-5 border-t border-line bg-chat-soft px-8 py-8 text-center md:border-0 md:pt-14 md:pb-10">
          <ScanPanel />
        </div>
      </div>
    </ModalOrDrawer>
  )
}
