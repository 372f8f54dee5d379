import type { ReadItem, Reading } from '@casita/contract'
import { CornerDownLeft } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { useAssistant, useReadNow } from '../../../data/assistant.ts'
import { useCategories } from '../../../data/categories.ts'
import { keepDraft, readDraft } from '../../../data/drafts.ts'
import { useFailureText } from '../../../i18n/failure-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useAuth } from '../../../sign-in/auth-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { isOffline } from '../../../ui/fetched.ts'
import { fetchedLater } from '../../../ui/fetched-later.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.ts'
import { MarkedInput } from './marked-input.tsx'
import { type Corrections, type Line, lineOf, marksOf } from './reading.ts'
import { useSaveLines } from './use-save-lines.ts'
import { useReadingRow, useUnderstanding } from './use-understanding.ts'

const AssistantAnswer = fetchedLater(() => import('./assistant-answer.tsx'), 'AssistantAnswer')

interface QuickAddProps {
  /** Empty until the household is loaded. */
  currency: string
  today: string
  field: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
}

const row = 'flex flex-wrap items-center gap-2 border-t border-line px-4 py-2 md:px-6 md:py-2.5'

/** Whether there is something to save with all its amounts and days known. */
const isClear = (lines: readonly Line[]) =>
  lines.length > 0 && lines.every(({ foreign, asksDay }) => !(foreign || asksDay))

/** The text that was being typed when a session ended, restored for the same person in the same tab. */
export function useQuickText(): [string, (text: string) => void] {
  const draft = `quick:${useAuth().user?.id}`
  const [text, setText] = useState(() => readDraft(draft, z.string()) ?? '')
  // Stored at once: a text that is saved after somebody has left the screen must not still be here when they return.
  const change = (next: string) => {
    keepDraft(draft, next || null)
    setText(next)
  }
  return [text, change]
}

/** What was decided about a text by its chips; reset when another text has been read. */
function useDecisions(text: string | undefined) {
  const [decided, setDecided] = useState<{ chosen: number | null; left: readonly number[] }>()
  const [forText, setForText] = useState(text)
  if (forText !== text) {
    setForText(text)
    setDecided(undefined)
  }
  return { chosen: decided?.chosen ?? null, left: decided?.left ?? [], setDecided }
}

/** The quick-add: a line for an expense in one's own words, which shows while typing how it is understood. */
export function QuickAdd({ currency, today, field, text, onText }: QuickAddProps) {
  const { t } = useTranslation('dashboard')
  const { t: expenses } = useTranslation('expenses')
  const { t: errors } = useTranslation('errors')
  const failureText = useFailureText()
  const assistant = useAssistant()
  const readNow = useReadNow(today)
  const { data: categories = [], isPending } = useCategories(currency !== '')
  const [focused, setFocused] = useState(false)
  /** The text that is being saved. */
  const [sending, setSending] = useState<string | null>(null)
  /** The text that Enter was pressed on meanwhile. */
  const [next, setNext] = useState<string | null>(null)
  const [corrections, setCorrections] = useState<readonly Corrections[]>([])

  // A restored text may be there before the household: without its currency nothing can be saved.
  const isReady = currency !== '' && !isPending && text.trim() !== ''
  const understood = useUnderstanding(text, today, isReady)
  const Row = useReadingRow(focused || text !== '', understood)
  const { chosen, left, setDecided } = useDecisions(understood?.text)

  const whole = understood?.reading
  const choice = whole?.kind === 'choose' && chosen !== null ? whole.readings[chosen] : undefined
  const reading: Reading | undefined = choice ? { kind: 'items', items: choice } : whole
  const linesOf = (items: readonly ReadItem[]) =>
    items.map((item, index) => lineOf(item, index, corrections[index] ?? {}, currency))
  const items = reading?.kind === 'items' ? reading.items : []
  const lines = linesOf(items)
  const kept = lines.filter((line) => !left.includes(line.place))
  const asks = reading?.kind === 'ask'
  const canSend = asks || isClear(kept)
  const isRead = reading !== undefined && understood?.text === text

  const nameOf = ({ item, categoryId }: Line) =>
    item.description || categories.find((each) => each.id === categoryId)?.name || text.trim()
  const { save, saving, waits } = useSaveLines({ currency, nameOf })
  const waiting = sending !== null

  /** Text typed while something is being saved belongs to the next expense. */
  const isStill = (sent: string) => field.current?.value === sent

  /** Resolves to whether they were saved. */
  async function saveLines(all: readonly Line[]) {
    if (!isClear(all)) return false
    const saved = await save(text, all)
    // An earlier reply of the assistant may contain outdated totals.
    if (saved) assistant.reset()
    if (saved && isStill(text)) {
      onText('')
      setCorrections([])
    }
    field.current?.focus()
    return saved
  }

  /** Waits for the reading if it has not arrived, so that what is saved is always what the text in the field says. */
  async function submit() {
    if (!isReady || waiting) return
    setSending(text)
    // If it cannot be read, the line says why.
    const now = isRead ? whole : await readNow(text).catch(() => null)
    const readNowLines = now?.kind === 'items' ? linesOf(now.items) : []
    const saved = await saveLines(isRead ? kept : readNowLines)
    setSending(null)
    if (field.current && now?.kind === 'ask') ask({ text })
    if (!(field.current || saved)) onText(text)
  }

  function ask(body: Parameters<typeof assistant.mutate>[0]) {
    assistant
      .mutateAsync(body, { onSuccess: () => body.text !== undefined && isStill(body.text) && onText('') })
      .catch((error: unknown) => showToast({ title: failureText(error), tone: 'error' }))
  }

  const busy = saving || waiting || assistant.isPending
  // A text submitted without a connection is read and saved as soon as there is one.
  const isKept = waits || (waiting && isOffline())
  // After a change of screen, only what could not be saved is kept in the line.
  const onLeave = useEffectEvent(() => {
    if (text === sending) onText('')
    if (isKept) showToast({ title: expenses('dialog.waits') })
  })
  useEffect(() => () => onLeave(), [])
  const goOn = useEffectEvent(() => {
    setNext(null)
    if (next === text) void submit()
  })
  useEffect(() => {
    if (!busy && next !== null) goOn()
  }, [busy, next])
  const trouble =
    (isKept && expenses('dialog.waits')) ||
    (assistant.isPaused && errors('network')) ||
    (understood?.failure && failureText(understood.failure))
  return (
    <section
      aria-label={t('quick.label')}
      className="mb-4 overflow-hidden rounded-[18px] border border-[color-mix(in_oklab,var(--evergreen)_38%,var(--line))] bg-surface focus-within:shadow-[0_0_0_4px_var(--evergreen-soft)] md:mb-6 md:rounded-lg"
    >
      <form
        className="flex items-center gap-2 pr-1.5 pl-4 md:gap-3.5 md:pr-2.5 md:pl-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <MarkedInput
          ref={field}
          aria-label={t('quick.field')}
          placeholder={t('quick.field')}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={4096}
          value={text}
          marks={marksOf(items, understood?.text ?? '', text)}
          categories={categories}
          onFocus={() => setFocused(true)}
          onChange={(event) => {
            // What was corrected belongs to the text that is being saved.
            if (waiting) setCorrections([])
            onText(event.target.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && busy) setNext(text)
          }}
        />
        <Button
          type="submit"
          // Reflects the last reading while the next is on its way; the button can be pressed regardless.
          variant={canSend ? 'primary' : 'idle'}
          aria-label={t(asks ? 'quick.ask' : 'quick.saveLabel')}
          busy={busy}
          disabled={!isReady || (isRead && !canSend)}
          className="max-md:w-11.5 max-md:px-0"
        >
          <span className="max-md:hidden">{t(asks ? 'quick.ask' : 'quick.save')}</span>
          {!busy && <Icon as={CornerDownLeft} size="sm" />}
        </Button>
      </form>
      <div aria-live="polite">
        {trouble && (
          <p className={cx(row, 'text-sm', isKept ? 'text-amber-ink' : 'text-terracotta-ink')}>{trouble}</p>
        )}
        {Row && reading && !understood?.failure && (
          <div className={row}>
            <Row
              reading={reading}
              lines={kept}
              currency={currency}
              categories={categories}
              today={today}
              onCorrect={(place, corrected) =>
                setCorrections((all) =>
                  lines.map((_, each) => ({ ...all[each], ...(each === place && corrected) })),
                )
              }
              onLeaveOut={(place) => setDecided({ chosen, left: [...left, place] })}
              onChoose={(index) => setDecided({ chosen: index, left: [] })}
              field={field}
            />
          </div>
        )}
        {assistant.data && lines.length === 0 && (
          <Suspense>
            <AssistantAnswer
              reply={assistant.data}
              busy={assistant.isPending}
              onPress={(id) => ask({ button_id: id })}
              onClose={() => assistant.reset()}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}
