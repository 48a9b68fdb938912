import type { ServiceFacts } from '../service-types.ts'

export const storageServices = {
  bucket: {
    type: 'Storage',
    product: 'storage',
    page: (projectId, id) => `/storage/${projectId}/${id}`,
    endedBy: ['storageHostDelete', 'storageHostPurge'],
  },
} as const satisfies Record<string, ServiceFacts>
