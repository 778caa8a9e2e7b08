import { maxExchanges, maxJournalBytes } from "../../engine/journal/journal.ts";
import { maxStateBytes } from "../../engine/sessions/worlds.ts";
import { shared } from "./names.ts";

/**
 * Names the keys that are about all sessions, which come first, and keeps account of what sessions, sandboxes and journals take
 * up: of sessions, those unused for longest are forgotten, of journals the oldest exchanges.
 *
 * `prefix` is what the keys of sessions begin with, `member` a session as in keys, `kind` session or sandbox.
 */
export const room = `
local ${shared.join(", ")} = unpack(KEYS, 1, ${shared.length})
local function note(sizes, kind, member, bytes)
  local change = bytes - tonumber(redis.call('HGET', sizes, member) or '0')
  if change == 0 then return end
  if bytes == 0 then redis.call('HDEL', sizes, member) else redis.call('HSET', sizes, member, whole(bytes)) end
  redis.call('HINCRBY', totals, kind, whole(change))
end
local function total(kind) return tonumber(redis.call('HGET', totals, kind) or '0') end
local function forgetJournal(member)
  redis.call('ZREM', oldest, member)
  note(journalBytes, 'journal', member, 0)
end
local function forget(kind, member)
  forgetJournal(member)
  note(stateBytes, kind, member, 0)
end
local function noteState(kind, member, keys, journal)
  local bytes = 0
  for _, key in ipairs(keys) do
    -- Snapshots are few, and of very different sizes.
    local samples = key:match(':snapshots$') and 0 or 5
    if key ~= journal then bytes = bytes + (redis.call('MEMORY', 'USAGE', key, 'SAMPLES', samples) or 0) end
  end
  note(stateBytes, kind, member, bytes)
end
-- Their keys are gone by themselves.
local function forgetExpired()
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', sandboxes, '-inf', whole(realTime()))) do
    redis.call('ZREM', sandboxes, id)
    redis.call('HDEL', sandboxBytes, id)
    forget('sandbox', id)
  end
end
-- Callers who name no session have one that stays, as does the one in use.
local function dropOldestSession(prefix, current)
  for _, member in ipairs(redis.call('ZRANGE', sessions, 0, 2)) do
    if member ~= '' and member ~= current then
      local own = prefix .. member .. ':'
      for _, team in ipairs(redis.call('HKEYS', own .. 'spent')) do redis.call('UNLINK', own .. 'ledger:' .. team) end
      for _, name in ipairs({ 'meta', 'doc', 'windows', 'spent', 'journal', 'added', 'snapshots' }) do redis.call('UNLINK', own .. name) end
      redis.call('ZREM', sessions, member)
      forget('session', member)
      return true
    end
  end
  return false
end
local function isFull(kind, prefix, current)
  local limit = kind == 'sandbox' and ${maxStateBytes.sandbox} or ${maxStateBytes.session}
  if total(kind) <= limit then return false end
  if kind == 'sandbox' then forgetExpired() end
  while kind == 'session' and total(kind) > limit and dropOldestSession(prefix, current) do end
  return total(kind) > limit
end
local function dropOldestExchange(prefix, member)
  local journal = prefix .. member .. ':journal'
  local dropped = redis.call('LPOP', journal, 2)
  local first = dropped and redis.call('LINDEX', journal, 0)
  if not first then return forgetJournal(member) end
  note(journalBytes, 'journal', member, math.max(0, (redis.call('HGET', journalBytes, member) or 0) - #dropped[1] - #dropped[2]))
  redis.call('ZADD', oldest, string.match(first, '"order":(%d+)'), member)
end
local function keepExchange(prefix, member, order, exchange, body)
  local length = redis.call('RPUSH', prefix .. member .. ':journal', exchange, body)
  local noted = redis.call('HGET', journalBytes, member)
  -- Of what was not noted, as by an older version, nothing is known.
  if not noted and length > 2 then
    redis.call('LTRIM', prefix .. member .. ':journal', -2, -1)
    length = 2
  end
  if length == 2 then redis.call('ZADD', oldest, whole(order), member) end
  note(journalBytes, 'journal', member, (noted or 0) + #exchange + #body)
  if length > ${2 * maxExchanges} then dropOldestExchange(prefix, member) end
  -- What alone is larger than the whole has its room too.
  while total('journal') > ${maxJournalBytes} do
    local first = redis.call('ZRANGE', oldest, 0, 0)[1]
    if not first or first == member and redis.call('LLEN', prefix .. member .. ':journal') == 2 then break end
    dropOldestExchange(prefix, first)
  end
end
`;
