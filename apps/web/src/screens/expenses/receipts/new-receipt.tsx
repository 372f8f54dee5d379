import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoosePicture, useDrawing } from './choose-picture.tsx'
import { ReceiptFrame } from './receipt-frame.tsx'

/** The one picture that an expense which is not saved yet may have. */
export function usePicture() {
  const { t } = useTranslation('receipts')
  const { drawing, draw } = useDrawing()
  const [picture, setPicture] = useState<Blob>()
  const [problem, setProblem] = useState('')
  return {
    picture,
    problem,
    /** It is being read: what is saved now would be saved without it. */
    drawing,
    async choose(file: File) {
      const drawn = await draw(file)
      if (drawn) setPicture(drawn)
      setProblem(drawn ? '' : t('unreadable'))
    },
    remove() {
      setPicture(undefined)
      setProblem('')
    },
  }
}

type NewReceiptProps = ReturnType<typeof usePicture> & {
  /** What the expense will be called. */
  name: string
  /** Another button, which shares the line while there is no picture. */
  beside: ReactNode
}

/** The place of a picture that is kept once its expense is saved; a button while there is none. */
export function NewReceipt(props: NewReceiptProps) {
  const { picture, problem, drawing, choose, remove, name, beside } = props
  const { t } = useTranslation('receipts')
  const chooser = (
    <ChoosePicture replaces={picture !== undefined} busy={drawing} onChosen={(file) => void choose(file)} />
  )
  if (picture) {
    return (
      <>
        {beside && <div className="-ml-4">{beside}</div>}
        <ReceiptFrame picture={picture} name={name} said={problem || t('waits')} failed={problem !== ''}>
          {chooser}
          <Button variant="quiet" size="sm" className="max-md:px-3" disabled={drawing} onClick={remove}>
            {t('remove')}
          </Button>
        </ReceiptFrame>
      </>
    )
  }
  return (
    <div>
      <div className="-mr-3 -ml-4 flex flex-wrap items-center justify-between md:-mr-4">
        {beside}
        {chooser}
      </div>
      <p role="status" className="text-sm text-terracotta-ink empty:hidden">
        {problem}
      </p>
    </div>
  )
}
