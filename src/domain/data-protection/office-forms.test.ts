import { expect, it } from 'vitest'
import { eraseForm, lookUpForm } from './office-forms.ts'

const filled = { address: 'Lena@post.example', again: ' lena@POST.example', reason: 'Schreiben vom 20. November' }

it.each([
  ['the address twice, with other capitals', filled, []],
  ['another address the second time', { ...filled, again: 'lena@post.exampl' }, ['again validation.addressAgain']],
  ['only once', { ...filled, again: '' }, ['again validation.addressAgain']],
  [
    'the address only once, and no reason',
    { address: filled.address },
    ['reason validation.reason', 'again validation.addressAgain'],
  ],
  ['no reason', { ...filled, reason: ' ' }, ['reason validation.reason']],
])('erasing takes %s: %j', (_, form, problems) => {
  const issues = eraseForm.safeParse(form).error?.issues ?? []
  expect(issues.map(({ path, message }) => `${path.join()} ${message}`)).toEqual(problems)
})

it('looks for letters beyond ASCII, and for nothing without an @', () => {
  expect(lookUpForm.safeParse({ address: 'jörg@bücher.example' }).success).toBe(true)
  expect(lookUpForm.safeParse({ address: 'jörg' }).success).toBe(false)
})
