import type { Migration } from '../migrations.ts'

const topics = `('money', 'services', 'security', 'support', 'news')`

/** What people wish to be told, in which way and when, and what became of each way. */
export const notificationChannels: Migration = {
  name: '0056-notification-channels',
  statements: [
    `alter table notifications
      add column topic text not null default 'services' check (topic in ${topics}),
      add column event text`,
    `comment on column notifications.event is 'What webhooks of the account are told of the same thing, by its name there; null: nothing.'`,
    `create index notifications_by_topic on notifications (customer_id, user_id, topic, id)`,
    `create table notification_refusals (
      user_id bigint not null references users on delete cascade,
      topic text not null check (topic in ${topics}),
      channel text not null check (channel in ('email', 'sms')),
      primary key (user_id, topic, channel),
      check (topic <> 'security' or channel <> 'email')
    )`,
    `comment on table notification_refusals is 'What somebody does not wish to be told in this way; all else they do, where the way is on at all.'`,
    `create table notification_times (
      user_id bigint primary key references users on delete cascade,
      quiet_from smallint check (quiet_from between 0 and 1439),
      quiet_to smallint check (quiet_to between 0 and 1439),
      digest_at smallint check (digest_at between 0 and 1439),
      check ((quiet_from is null) = (quiet_to is null)),
      check (quiet_from <> quiet_to)
    )`,
    `comment on table notification_times is 'Minutes of the day in Tehran.'`,
    `comment on column notification_times.digest_at is 'Mails that are not important come together, once a day; null: each by itself.'`,
    `create table notification_deliveries (
      notification_id bigint not null references notifications on delete cascade,
      channel text not null check (channel in ('email', 'sms')),
      message_id bigint references messages on delete set null,
      digest_at timestamptz,
      primary key (notification_id, channel)
    )`,
    `create index notification_deliveries_of_message on notification_deliveries (message_id) where message_id is not null`,
    `create index notification_deliveries_due on notification_deliveries (digest_at, notification_id) where digest_at is not null`,
    `comment on table notification_deliveries is 'By which ways a notification went out; what became of it is the record of its message.'`,
    `comment on column notification_deliveries.digest_at is 'It waits for the mail of that moment.'`,
  ],
}
