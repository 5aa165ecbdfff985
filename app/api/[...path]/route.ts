import { unknownAddress } from '@/lib/http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownAddress('/api/{...path}')
