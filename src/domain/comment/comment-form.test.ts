import { expect, it } from 'vitest'
import { commentFormSchema } from './comment-form.ts'

const resi = { name: 'Resi Hollerer', email: 'resi@hollerer.example', comment: 'Bei uns hing das Board drei Jahre.' }

const problems = (form: object) =>
  commentFormSchema.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message])

it('takes what Resi wrote, with its line breaks', () => {
  expect(commentFormSchema.parse({ ...resi, comment: 'Eins.\n\nZwei. ' }).comment).toBe('Eins.\n\nZwei.')
})

it('asks for name, address and text with the given texts', () => {
  expect(problems({})).toEqual([
    ['name', 'validation.commentName'],
    ['email', 'validation.emailRequired'],
    ['comment', 'validation.commentText'],
  ])
  expect(problems({ ...resi, comment: ' \n ' })).toEqual([['comment', 'validation.commentText']])
  expect(problems({ ...resi, email: 'resi@' })).toEqual([['email', 'validation.emailInvalid']])
})

it('refuses what is too long, what cannot be stored and a reply to nothing', () => {
  expect(problems({ ...resi, comment: 'a'.repeat(5001) })).toEqual([['comment', 'validation.tooLong']])
  expect(problems({ ...resi, comment: 'a\u0000b' })).toEqual([['comment', 'validation.characters']])
  expect(problems({ ...resi, name: 'Re\nsi' })).toEqual([['name', 'validation.characters']])
  expect(problems({ ...resi, replyTo: 'the first' })).toEqual([['replyTo', 'errors.badForm']])
})
