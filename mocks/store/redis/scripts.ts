import { keptCharges } from "../../engine/sessions/charge.ts";
import { forgottenAtOnce, mostAdded } from "../../adintel/content/indexing.ts";
import { mostExchanges } from "../../engine/journal/journal.ts";
import { minute } from "../../engine/sessions/rate-limits.ts";
import { mostSessions } from "../../engine/sessions/worlds.ts";
import { scriptOf } from "./connection.ts";

/** How long a commit is remembered in case it is sent again, in milliseconds. */
export const rememberedMs = 60_000;

/** Room for the journal of a session, in bytes. */
const journalBytes = 4 * 2 ** 20;

/** Redis's time in whole milliseconds. Numbers are written by `whole`, since Lua would write large ones with an exponent. */
export const prelude = `
local function whole(number) return string.format('%.0f', number) end
local function realTime()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end
-- What the skew of a session is added to: nothing where its clock stands still.
local function moving(meta)
  return redis.call('HGET', meta, 'still') == '1' and 0 or realTime()
end
-- When a sandbox expires; false of what is none.
local function expiryOf(meta) return redis.call('HGET', meta, 'expires') end
-- The keys of a sandbox end with it, those that were just made too.
local function endAt(expires, keys)
  if not expires then return end
  for _, key in ipairs(keys) do redis.call('PEXPIREAT', key, expires) end
end
-- Remembers what became of something for as long as it may be sent again.
local function remember(done, reply, expires)
  local left = expires and math.max(1, tonumber(expires) - realTime()) or ${rememberedMs}
  redis.call('SET', done, reply, 'PX', whole(math.min(left, ${rememberedMs})))
end
`;

/**
 * Adds an exchange to the journal of a session, and forgets the oldest ones that have no room. Whoever listens is told: the
 * session, the exchange and the body, a line each.
 */
const journal = `
local function keep(meta, journal, exchange, body, session, channel)
  if redis.call('PUBSUB', 'NUMSUB', channel)[2] > 0 then
    redis.call('PUBLISH', channel, session .. '\\n' .. exchange .. '\\n' .. body)
  end
  redis.call('RPUSH', journal, exchange, body)
  local bytes = redis.call('HINCRBY', meta, 'bytes', #exchange + #body)
  local length = redis.call('LLEN', journal)
  while length > 2 and (length > ${2 * mostExchanges} or bytes > ${journalBytes}) do
    local oldest = redis.call('LPOP', journal, 2)
    bytes = redis.call('HINCRBY', meta, 'bytes', -#oldest[1] - #oldest[2])
    length = length - 2
  end
end
`;

/**
 * Settles a request in one step. Of one that has been settled, it says again what it said.
 *
 * KEYS: meta, windows, spent, ledger, journal, added, done, and of all sessions version, sessions and order. ARGV: what is asked as JSON, the session, the exchange as JSON
 * without its first brace, the body of its response, and the channel of events. Sessions are named as in keys.
 */
export const settleScript = scriptOf(`${prelude}${journal}
local meta, windows, spent, ledger, journal, added, done, versions, sessions, orders = unpack(KEYS)
local known = redis.call('GET', done)
if known then return known end
local ask = cjson.decode(ARGV[1])
local version, skew, last, still, expires = unpack(redis.call('HMGET', meta, 'version', 'skew', 'last', 'still', 'expires'))
if version ~= ask.version then return '{"is":"stale"}' end
local real = realTime()
-- Redis's own clock may be set back, while this one never runs back.
local now = math.max((still == '1' and 0 or real) + tonumber(skew), tonumber(last))
if ask.before and now >= ask.before then return '{"is":"later","now":' .. whole(now) .. ',"real":' .. whole(real) .. '}' end

local outcome = '"done"'
local seconds = 0
if #ask.limits > 0 then
  local counters = {}
  for place, limit in ipairs(ask.limits) do counters[place] = limit[1] end
  local found = redis.call('HMGET', windows, unpack(counters))
  local counted = {}
  local free = 0
  for place, limit in ipairs(ask.limits) do
    local start, count = string.match(found[place] or '', '^(%d+) (%d+)$')
    start, count = tonumber(start), tonumber(count)
    if not start or now >= start + ${minute} then start, count = now, 0 end
    if count >= limit[2] then free = math.max(free, start + ${minute}) end
    counted[#counted + 1] = limit[1]
    counted[#counted + 1] = whole(start) .. ' ' .. whole(count + 1)
  end
  if free > 0 then
    outcome = '"limited"'
    seconds = math.max(1, math.ceil((free - now) / 1000))
  else
    redis.call('HSET', windows, unpack(counted))
    if redis.call('HLEN', windows) > 10000 then
      local all = redis.call('HGETALL', windows)
      for place = 1, #all, 2 do
        if now >= tonumber(string.match(all[place + 1], '^%d+')) + ${minute} then redis.call('HDEL', windows, all[place]) end
      end
    end
  end
end
if outcome == '"done"' and ask.needs then
  local left = ask.monthly - tonumber(redis.call('HGET', spent, ask.team) or '0')
  if left < ask.needs then outcome = '"unpaid"' end
end

local number = redis.call('HINCRBY', meta, 'requests', 1)
local id = 'req_' .. string.format('%06d', number)
local order = redis.call('INCR', orders)
redis.call('HSET', meta, 'last', whole(now), 'used', whole(now))
if not expires then redis.call('ZADD', sessions, real, ARGV[2]) end
local settled = '"requestId":"' .. id .. '","at":' .. whole(now) .. ',"order":' .. whole(order)
if outcome == '"done"' then
  if ask.microdollars > 0 then
    redis.call('HINCRBY', spent, ask.team, ask.microdollars)
    redis.call('RPUSH', ledger, '{"requestId":"' .. id .. '","at":' .. whole(now) .. ',' .. ask.charge)
    if redis.call('LLEN', ledger) > ${2 * keptCharges} then redis.call('LTRIM', ledger, -${keptCharges}, -1) end
  end
  if ask.adds then
    redis.call('RPUSH', added, ask.adds)
    if redis.call('LLEN', added) > ${mostAdded} then
      redis.call('LTRIM', added, ${forgottenAtOnce}, -1)
      redis.call('HINCRBY', meta, 'base', ${forgottenAtOnce})
    end
    version = whole(redis.call('INCR', versions))
    redis.call('HSET', meta, 'version', version)
  end
  keep(meta, journal, '{' .. settled .. ',' .. ARGV[3], ARGV[4], ARGV[2], ARGV[5])
end
local reply = '{"is":' .. outcome .. ',"seconds":' .. whole(seconds) .. ',"version":"' .. version .. '","real":' .. whole(real) .. ',' .. settled .. '}'
endAt(expires, { windows, spent, ledger, journal, added })
remember(done, reply, expires)
return reply
`);

/** Redis's time. */
export const timeScript = scriptOf(`${prelude}
return whole(realTime())
`);

/** How many requests each of some sessions has had, and when the last one came, or nothing. KEYS: their metas. */
export const usesScript = scriptOf(`
local found = {}
for place, meta in ipairs(KEYS) do
  local use = redis.call('HMGET', meta, 'requests', 'used')
  found[place] = { use[1] or '', use[2] or '' }
end
return found
`);

/**
 * Adds an exchange that was rejected by the state to the journal, once however often it is sent.
 *
 * KEYS: meta, journal, done. ARGV: the exchange, the body, the session, and the channel of events.
 */
export const keepScript = scriptOf(`${prelude}${journal}
local meta, journal, done = unpack(KEYS)
if redis.call('EXISTS', done) == 0 and redis.call('EXISTS', meta) == 1 then
  local expires = expiryOf(meta)
  keep(meta, journal, ARGV[1], ARGV[2], ARGV[3], ARGV[4])
  endAt(expires, { journal })
  remember(done, 'kept', expires)
end
return 'kept'
`);

/**
 * What Redis says of a session beside its journal and what its teams spent: version, epoch, Redis's time, the session's
 * time, base, requests, settings and scenarios, from which place on added accounts follow, and these accounts. A reader that
 * knows the epoch has the first `known` accounts.
 */
const synced = `${prelude}
local function synced(meta, doc, added, known, count)
  local version, epoch, skew, last, base, requests, still, used = unpack(redis.call('HMGET', meta, 'version', 'epoch', 'skew', 'last', 'base', 'requests', 'still', 'used'))
  if not version then return false end
  local real = realTime()
  local now = math.max((still == '1' and 0 or real) + tonumber(skew), tonumber(last))
  redis.call('HSET', meta, 'last', whole(now))
  local from = 0
  if known == epoch and count >= tonumber(base) then from = count - tonumber(base) end
  return { version, epoch, whole(real), whole(now), base, requests, redis.call('GET', doc), whole(from), redis.call('LRANGE', added, from, -1), used }
end
`;

/** What a mirror lacks; `nil` if there is no such session. KEYS: meta, doc, added. ARGV: the epoch that it knows, and how many added accounts. */
export const syncScript = scriptOf(`${synced}
return synced(KEYS[1], KEYS[2], KEYS[3], ARGV[1], tonumber(ARGV[2]))
`);

/** All of a session, its journal if ARGV[1] asks for it; `nil` if there is none. KEYS: those of `saveKeys`. */
export const loadScript = scriptOf(`${synced}
local meta, doc, windows, spent, journal, added, snapshots = unpack(KEYS, 1, 7)
local first = synced(meta, doc, added, '', 0)
if not first then return false end
local exchanges = {}
if ARGV[1] == '1' then exchanges = redis.call('LRANGE', journal, 0, -1) end
local ledgers = {}
for place = 8, #KEYS - 1 do ledgers[place - 7] = redis.call('LRANGE', KEYS[place], 0, -1) end
return { first, redis.call('HGETALL', windows), redis.call('HGETALL', spent), redis.call('HGETALL', snapshots), exchanges, ledgers }
`);

/**
 * Begins a session: when its clock starts or nothing for the real time, settings and scenarios, teams with what they have
 * spent as JSON, and 1 if its clock stands still.
 */
export const begun = `
local function begin(meta, doc, spent, versions, start, settings, teams, isStill)
  local version = whole(redis.call('INCR', versions))
  local still = isStill == '1'
  local real = realTime()
  local skew = 0
  if start ~= '' then skew = tonumber(start) - (still and 0 or real) elseif still then skew = real end
  redis.call('HSET', meta, 'version', version, 'epoch', version, 'skew', whole(skew), 'last', '0', 'requests', 0, 'base', 0, 'bytes', 0, 'still', still and 1 or 0)
  redis.call('SET', doc, settings)
  for team, microdollars in pairs(cjson.decode(teams)) do redis.call('HSET', spent, team, whole(microdollars)) end
end
`;

/**
 * Makes a session unless there is one; of very many, the one that was unused for longest is forgotten.
 *
 * KEYS: meta, doc, spent, and of all sessions version and sessions. ARGV: the session, what the keys of sessions begin
 * with, and how it begins.
 */
export const createScript = scriptOf(`${prelude}${begun}
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
local sessions = KEYS[5]
begin(KEYS[1], KEYS[2], KEYS[3], KEYS[4], ARGV[3], ARGV[4], ARGV[5], ARGV[6])
local real = realTime()
redis.call('ZADD', sessions, real, ARGV[1])
if redis.call('ZCARD', sessions) > ${mostSessions} then
  local oldest = redis.call('ZRANGE', sessions, 0, 1)
  -- Callers who name no session have one that stays.
  local session = oldest[1] ~= '' and oldest[1] or oldest[2]
  local own = ARGV[2] .. session .. ':'
  for _, name in ipairs({ 'meta', 'doc', 'windows', 'spent', 'journal', 'added', 'snapshots' }) do redis.call('UNLINK', own .. name) end
  for team in pairs(cjson.decode(ARGV[5])) do redis.call('UNLINK', own .. 'ledger:' .. team) end
  redis.call('ZREM', sessions, session)
end
return 1
`);

/**
 * Saves what a control has changed, unless the session has changed since it was loaded. Its journal can be
 * emptied whatever has changed.
 *
 * KEYS: meta, doc, windows, spent, journal, added, snapshots, the ledgers of the teams, of all sessions version, and done. ARGV: the version that it was
 * loaded with, and what to save as JSON. Returns the new version, or `nil`.
 */
export const saveScript = scriptOf(`${prelude}
local meta, doc, windows, spent, journal, added, snapshots = unpack(KEYS, 1, 7)
local versions, done = KEYS[#KEYS - 1], KEYS[#KEYS]
local known = redis.call('GET', done)
if known then return known end
local parts = cjson.decode(ARGV[2])
local present = redis.call('HGET', meta, 'version')
if not present or not parts.always and present ~= ARGV[1] then return false end
if parts.doc then redis.call('SET', doc, parts.doc) end
if parts.advance then redis.call('HINCRBY', meta, 'skew', whole(parts.advance)) end
if parts.snapshots then
  redis.call('DEL', snapshots)
  for name, snapshot in pairs(parts.snapshots) do redis.call('HSET', snapshots, name, snapshot) end
end
if parts.cleared or parts.world then
  redis.call('DEL', journal)
  redis.call('HSET', meta, 'bytes', 0)
end
local version = whole(redis.call('INCR', versions))
if parts.world then
  redis.call('DEL', windows, spent, added)
  for place = 8, #KEYS - 2 do redis.call('DEL', KEYS[place]) end
  local world = parts.world
  redis.call('HSET', meta, 'epoch', version, 'base', 0, 'last', '0', 'used', '', 'requests', world.requests, 'skew', whole(world.now - moving(meta)))
  for _, window in ipairs(world.windows) do redis.call('HSET', windows, window[1], window[2]) end
  for place, team in ipairs(world.teams) do
    redis.call('HSET', spent, team.name, whole(team.spent))
    for _, charge in ipairs(team.charges) do redis.call('RPUSH', KEYS[7 + place], charge) end
  end
  for _, account in ipairs(world.added) do redis.call('RPUSH', added, account) end
end
redis.call('HSET', meta, 'version', version)
local own = {}
for place = 1, #KEYS - 2 do own[place] = KEYS[place] end
local expires = expiryOf(meta)
endAt(expires, own)
remember(done, version, expires)
return version
`);
