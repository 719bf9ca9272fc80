import { expect, it } from 'vitest'
import { refused } from '#domain/result.ts'
import type { EditedService } from '../../ports/documents.ts'
import { saveEdited } from './save-answer.ts'

const ingrid = { id: 'books', by: 'Ingrid' }

function sent(intent: 'save' | 'save-publish', blocks = '[]'): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, expected: '3', title: 'Bücher', blocks })) form.set(name, value)
  return form
}

function serviceOf(save: Awaited<ReturnType<EditedService['save']>>) {
  const done: string[] = []
  const service: EditedService = {
    open: async () => null,
    save: async ({ expected }) => {
      done.push(`saved over ${expected}`)
      return save
    },
    publish: async ({ id, expected }) => {
      done.push(`published ${expected}`)
      return { outcome: 'done', id, revision: expected + 1 }
    },
  }
  return { service, done }
}

it('publishes what was saved, when that is asked for', async () => {
  const { service, done } = serviceOf({ outcome: 'done', id: 'books', revision: 4 })
  const draft = await saveEdited(service, sent('save'), ingrid)
  expect([draft.data.outcome, done]).toEqual([{ outcome: 'done', id: 'books', revision: 4 }, ['saved over 3']])
  const out = await saveEdited(service, sent('save-publish'), ingrid)
  expect(out.data.outcome).toEqual({ outcome: 'done', id: 'books', revision: 5 })
  expect(done).toEqual(['saved over 3', 'saved over 3', 'published 4'])
})

it('publishes nothing that could not be saved', async () => {
  const { service, done } = serviceOf(refused('stale'))
  const answer = await saveEdited(service, sent('save-publish'), ingrid)
  expect([answer.init?.status, answer.data.outcome]).toEqual([409, refused('stale')])
  expect(done).toEqual(['saved over 3'])
})

it('hands over what is no JSON as no blocks, for the rules to refuse', async () => {
  const { service } = serviceOf(refused('invalid-blocks'))
  expect((await saveEdited(service, sent('save', '{'), ingrid)).init?.status).toBe(422)
})
