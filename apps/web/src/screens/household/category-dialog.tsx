import { type Category, CategoryInput, categoryColors, categoryIcons } from '@casita/contract'
import { type CSSProperties, type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { useChangeCategory, useCreateCategory } from '../../data/category-changes.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { fieldProblems } from '../../i18n/field-problems.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryTile, categoryColor } from '../../ui/category-tile.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { useEdited } from '../../ui/use-edited.ts'
import { categoryFieldsOf, categoryInputOf, newCategoryFields } from './category-form.ts'

interface PickProps {
  group: string
  label: string
  value: string
  chosen: boolean
  onChoose: (value: string) => void
  style?: CSSProperties
  children?: ReactNode
}

/** An option of a picker: a radio button that looks like its value. */
function Pick({ group, label, value, chosen, onChoose, style, children }: PickProps) {
  return (
    <label
      style={style}
      className="grid size-11 cursor-pointer place-items-center rounded-[12px] border-2 border-transparent font-emoji text-xl has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={chosen}
        aria-label={label}
        onChange={() => onChoose(value)}
        className="sr"
      />
      {children}
    </label>
  )
}

function Picker({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-sm font-semibold">{label}</legend>
      {/* Twenty colours and thirty pictograms leave no row half empty, five or ten to each. */}
      <div className="grid grid-cols-5 justify-items-center gap-1 md:grid-cols-10 md:gap-x-0">{children}</div>
    </fieldset>
  )
}

interface CategoryFormProps {
  category: Category | null
  all: readonly Category[]
  onDone: () => void
}

function CategoryForm({ category, all, onDone }: CategoryFormProps) {
  const { t } = useTranslation('household')
  const failureText = useFailureText()
  const tell = useTell()
  const create = useCreateCategory()
  const change = useChangeCategory()
  const [initial] = useState(() => newCategoryFields(all))
  const start = category ? categoryFieldsOf(category) : initial
  const [fields, edit] = useEdited(start)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const busy = create.isPending || change.isPending
  const icons: readonly string[] =
    start.icon && !categoryIcons.some((icon) => icon === start.icon)
      ? [start.icon, ...categoryIcons]
      : categoryIcons

  function submit() {
    const parsed = z.safeParse(CategoryInput, categoryInputOf(fields))
    if (!parsed.success) return setProblems(fieldProblems(parsed.error.issues))
    const failed = t(category ? 'toast.updateFailed' : 'toast.createFailed')
    const told = {
      onSuccess: onDone,
      onError: (error: Error) => {
        const isTaken = error instanceof ProblemError && error.code === 'category_exists'
        if (isTaken) setProblems({ name: failureText(error, failed) })
      },
    }
    const saving = category
      ? change.mutateAsync({ id: category.id, change: parsed.data }, told)
      : create.mutateAsync(parsed.data, told)
    tell(saving, {
      done: () => ({ title: t(category ? 'toast.updated' : 'toast.created') }),
      failed,
      reasons: { not_found: t('toast.gone') },
    })
  }

  return (
    <Form
      className="grid gap-5"
      onSubmit={submit}
      waits={create.isPaused || change.isPaused}
      onCancel={onDone}
      actions={
        <Button type="submit" variant="primary" busy={busy}>
          {t(category ? 'dialog.submitEdit' : 'dialog.submitCreate')}
        </Button>
      }
    >
      <div className="flex items-start gap-3">
        {/* Beside the field itself, below the line of its label. */}
        <span className="mt-8.25">
          <CategoryTile icon={fields.icon} color={fields.color} />
        </span>
        <Field label={t('dialog.name')} error={problems.name} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              value={fields.name}
              placeholder={t('dialog.placeholder')}
              autoComplete="off"
              onChange={(event) => {
                edit({ name: event.target.value })
                setProblems({})
              }}
            />
          )}
        </Field>
      </div>
      <Picker label={t('dialog.icon')}>
        {icons.map((icon) => (
          <Pick
            key={icon}
            group="icon"
            label={icon}
            value={icon}
            chosen={fields.icon === icon}
            onChoose={(value) => edit({ icon: value })}
          >
            {icon}
          </Pick>
        ))}
      </Picker>
      <Picker label={t('dialog.color')}>
        {categoryColors.map((color, index) => (
          <Pick
            key={color}
            group="color"
            label={t('dialog.colorOf', { number: index + 1 })}
            value={color}
            chosen={fields.color.toUpperCase() === color}
            onChoose={(value) => edit({ color: value })}
          >
            <span style={{ background: categoryColor(color) }} className="size-7 rounded-full" />
          </Pick>
        ))}
      </Picker>
      <Field label={t('dialog.ownColor')} error={problems.color}>
        {(control) => (
          <Input
            {...control}
            value={fields.color}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            className="max-w-40 uppercase"
            onChange={(event) => {
              edit({ color: event.target.value })
              setProblems({})
            }}
          />
        )}
      </Field>
    </Form>
  )
}

interface CategoryDialogProps extends Omit<CategoryFormProps, 'onDone'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adds a category or edits one. */
export function CategoryDialog({ open, onOpenChange, ...form }: CategoryDialogProps) {
  const { t } = useTranslation('household')
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t(form.category ? 'dialog.edit' : 'dialog.create')}
    >
      <CategoryForm key={form.category?.id ?? 'new'} {...form} onDone={() => onOpenChange(false)} />
    </ModalOrDrawer>
  )
}
