import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Careful } from '../ui/careful.tsx'
import { TextInput } from '../ui/text-input.tsx'

interface PasskeyNameFormProps {
  id: string
  name: string
  /** What it is called where it has no name. */
  shown: string
}

/** Calls a passkey something else. The field opens with the first press, so that the row stays a row. */
export function PasskeyNameForm({ id, name, shown }: PasskeyNameFormProps) {
  const t = useTranslations('officeAccount')
  return (
    <Careful offer={t('rename')} label={t('renameName', { name: shown })} size="row">
      <form method="post">
        <input type="hidden" name="intent" value="rename-passkey" />
        <input type="hidden" name="id" value={id} />
        <TextInput
          name="name"
          aria-label={t('newName', { name: shown })}
          defaultValue={name}
          maxLength={60}
          autoComplete="off"
        />
        <Button kind="secondary" size="compact">
          {t('saveName')}
        </Button>
      </form>
    </Careful>
  )
}
