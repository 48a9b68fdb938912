import { parentPort } from 'node:worker_threads'
import { encrypt } from 'unixcrypt'

parentPort?.on('message', (password: string) => parentPort?.postMessage(encrypt(password), []))
