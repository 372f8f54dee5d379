import { useTranslation } from '../../i18n/use-translation.ts'
import { useExampleAmount, worths } from '../../shell/use-example-amount.ts'

const examples = ['one', 'two', 'three'] as const

/** Shown instead of a page of zeros: examples of a first expense. Pressing one types it into the quick-add. */
export function FirstStep({ onTry }: { onTry: (text: string) => void }) {
  const { t } = useTranslation('dashboard')
  const amount = useExampleAmount()
  return (
    <div className="bg-meadow px-5 py-6 md:px-8 md:py-8">
      <h2 id="month" className="text-xl">
        {t('first.title')}
      </h2>
      <p className="mt-2 max-w-[52ch] text-ink-soft">{t('first.text')}</p>
      <p className="mt-5 text-sm text-ink-soft">{t('first.try')}</p>
      <ul className="mt-2 flex flex-wrap gap-2 max-sm:grid">
        {examples.map((example) => {
          const text = t(`first.examples.${example}`, { amount: amount(worths[example]) })
          return (
            <li key={example}>
              <button
                type="button"
                className="bubble bubble--me min-h-11 w-full text-left font-medium"
                onClick={() => onTry(text)}
              >
                {text}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
