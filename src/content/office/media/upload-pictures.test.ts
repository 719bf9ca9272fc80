import { expect, it } from 'vitest'
import { refused } from '#domain/result.ts'
import { describedFiles, uploadPictures } from './upload-pictures.ts'

const picture = (name: string) => new File(['x'], name)

it('gives each file its own words, also when one beside it is empty', async () => {
  const form = new FormData()
  form.append('file', picture('team.jpg'))
  form.append('file', new File([], 'leer.jpg'))
  form.append('file', picture('welle.png'))
  form.append('file', picture('board.png'))
  form.append('altDe0', ' Das Team am Board ')
  form.append('altEn0', 'The team at the board')
  form.append('altDe1', 'Nichts')
  form.append('decorative2', 'on')
  form.append('altDe2', 'Eine Welle')
  form.append('altDe3', 'x'.repeat(501))
  const files = await describedFiles(form, 'file')
  expect(files.map(({ file, words }) => [file.name, words])).toEqual([
    ['team.jpg', { altDe: 'Das Team am Board', altEn: 'The team at the board' }],
    ['welle.png', { altDe: '', altEn: '' }],
    ['board.png', { altDe: null, altEn: null }],
  ])
})

it('knows no file where none was chosen', async () => {
  const form = new FormData()
  form.append('file', new File([], ''))
  expect(await describedFiles(form, 'file')).toEqual([])
})

it('refuses what is no picture with what was written beside it, and stores the other', async () => {
  const form = new FormData()
  form.append('file', picture('team.heic'))
  form.append('file', picture('welle.png'))
  form.append('altDe0', 'Das Team am Board')
  form.append('decorative1', 'on')
  const media = {
    add: async ({ name }: { name: string }) =>
      name.endsWith('.heic') ? refused('no-picture') : ({ outcome: 'done', id: 'w' } as const),
  }
  expect(await uploadPictures(media, form, 'organiser:office')).toEqual({
    refused: [{ name: 'team.heic', refusal: 'no-picture', words: { altDe: 'Das Team am Board', altEn: null } }],
    added: [{ id: 'w', isDescribed: true }],
  })
})

it('keeps what was written before a file was chosen', async () => {
  const form = new FormData()
  form.append('altEn0', 'A wave')
  const { refused: files } = await uploadPictures(
    { add: () => Promise.reject(new Error('not asked')) },
    form,
    'organiser:office',
  )
  expect(files).toEqual([{ name: '', refusal: 'none', words: { altDe: null, altEn: 'A wave' } }])
})
