import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mailKinds } from './mail-kinds.ts'

it('knows every effect that is a mail, and nothing else', () => {
  const folder = new URL('../../../usecases/effects/', import.meta.url)
  const mails = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    return [...text.matchAll(/mailEffect<EffectOf<'([a-z-]+)'>/g)].map(([, kind]) => kind)
  })
  // the reminder draws its key from more than its effect and is written otherwise
  expect([...mails, 'reminder-mail'].toSorted()).toEqual(mailKinds.toSorted())
})
