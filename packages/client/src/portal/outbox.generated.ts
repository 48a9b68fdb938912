// Written by `npm run gen` from the contract. Never edited by hand.
import type { OutboxListApiArg, OutboxListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    outboxList: build.query<OutboxListApiResponse, OutboxListApiArg>({
      query: () => ({ url: `/api/my/dev/outbox` }),
      providesTags: ["Session"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalOutboxApi };
export const useOutboxListQuery = injectedRtkApi.useOutboxListQuery;
export const useLazyOutboxListQuery = injectedRtkApi.useLazyOutboxListQuery;
