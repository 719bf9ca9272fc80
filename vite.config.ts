import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/messages/compiled-messages.ts'

export default defineConfig({
  plugins: [reactRouter(), compiledMessages()],
  build: { assetsInlineLimit: 0 },
})
