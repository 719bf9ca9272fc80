/**
 * When the browser validates a form (docs/rules/forms.md): when it is sent, and from then on with each key. Never on blur: a message that
 * appears between pressing and releasing moves the button away from under the pointer, and the click is lost.
 */
export const validationTiming = { shouldValidate: 'onSubmit', shouldRevalidate: 'onInput' } as const
