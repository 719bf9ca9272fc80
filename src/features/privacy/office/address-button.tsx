import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

interface AddressButtonProps {
  action: string
  address: string
  kind?: 'primary' | 'secondary' | undefined
  children: ReactNode
}

/** A button that takes an address along without writing it into the address of a page. */
export function AddressButton({ action, address, kind = 'secondary', children }: AddressButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="address" value={address} />
      <Button kind={kind} size="compact">
        {children}
      </Button>
    </form>
  )
}
