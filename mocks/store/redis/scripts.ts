import { keptCharges } from "../../engine/sessions/charge.ts";
import { forgottenAtOnce, maxAdditions } from "../../engine/sessions/content.ts";
import { minute } from "../../engine/sessions/rate-limits.ts";
import { maxSessions } from "../../engine/sessions/worlds.ts";
import { scriptOf } from "./connection.ts";
import { shared } from "./names.ts";
import { room } from "./room-script.ts";

/** How long a commit is remembered in case it is sent again, in milliseconds. */
export const rememberedMs = 60_000;

/** Redis's time in whole milliseconds. Numbers are written by `whole`, since Lua would write large ones with an exponent. */
export const prelude = `
local function whole(number) return string.format('%.0f', number) end
local function realTime()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end
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

/** The place before the keys of a session, in a script that gets those of all sessions and `done` first. */
const before = shared.length + 1;

/**
 * Commits what a request or a control takes from a session, or changes in it, in one step and in the order that the store's
 * port states. Of what has been committed it says again what it said.
 *
 * KEYS: those of all sessions, done, and all of the session: meta, doc, windows, spent, journal, added, snapshots and the
 * ledgers of all teams. ARGV: what to commit as JSON, the session, what the keys of sessions begin with, the channel of events,
 * and of a request for each way to end (done, limited, unpaid, full) its exchange as JSON without the first brace and the body
 * of its response, of a control the snapshots that it added as JSON. Sessions are named as in keys.
 */
export const commitScript = scriptOf(`${prelude}${room}
local done, meta, doc, windows, spent, journal, added, snapshots = unpack(KEYS, ${before}, ${before + 7})
local state = {}
for place = ${before + 1}, #KEYS do state[#state + 1] = KEYS[place] end
local function ledgerAt(place) return KEYS[${before + 7} + place] end
local known = redis.call('GET', done)
if known then return known end
local ask = cjson.decode(ARGV[1])
local member, prefix = ARGV[2], ARGV[3]
local version, skew, last, still, expires = unpack(redis.call('HMGET', meta, 'version', 'skew', 'last', 'still', 'expires'))
if version ~= ask.version then return '{"is":"stale"}' end
local kind = expires and 'sandbox' or 'session'
local real = realTime()
-- Redis's own clock may be set back, while this one never runs back.
local now = math.max((still == '1' and 0 or real) + tonumber(skew), tonumber(last))
if ask.before and now >= ask.before then return '{"is":"later","now":' .. whole(now) .. ',"real":' .. whole(real) .. '}' end

-- After a first command that frees memory, Redis runs the others of a script even if it is full.
if not ask.request then redis.call('DEL', done) end
if ask.doc then redis.call('SET', doc, ask.doc) end
if ask.still and ask.still ~= still then
  still = ask.still
  redis.call('HSET', meta, 'still', still, 'skew', whole(now - (still == '1' and 0 or real)))
end
if ask.advance then redis.call('HSET', meta, 'skew', whole(now + ask.advance - (still == '1' and 0 or real))) end
if ask.snapshots then
  local isKept = {}
  for _, name in ipairs(ask.snapshots.names) do isKept[name] = true end
  for _, name in ipairs(redis.call('HKEYS', snapshots)) do
    if not isKept[name] then redis.call('HDEL', snapshots, name) end
  end
  for place, name in ipairs(ask.snapshots.added) do redis.call('HSET', snapshots, name, ARGV[4 + place]) end
end
if ask.world then
  local world = ask.world
  redis.call('DEL', journal, windows, spent, added)
  forgetJournal(member)
  redis.call('HSET', meta, 'epoch', ask.next, 'base', 0, 'last', '0', 'used', '', 'requests', world.requests, 'skew', whole(world.now - (still == '1' and 0 or real)))
  for _, window in ipairs(world.windows) do redis.call('HSET', windows, window[1], window[2]) end
  for place, team in ipairs(world.teams) do
    redis.call('DEL', ledgerAt(place))
    redis.call('HSET', spent, team.name, whole(team.spent))
    for _, charge in ipairs(team.charges) do redis.call('RPUSH', ledgerAt(place), charge) end
  end
  for _, account in ipairs(world.added) do redis.call('RPUSH', added, account) end
end

local outcome = 'done'
local seconds = 0
local reply = ''
local request = ask.request
if request then
  local ledger = request.ledger and ledgerAt(request.ledger)
  local limits = request.limits
  if #limits > 0 then
    local counters = {}
    for place, limit in ipairs(limits) do counters[place] = limit[1] end
    local found = redis.call('HMGET', windows, unpack(counters))
    local counted = {}
    local free = 0
    for place, limit in ipairs(limits) do
      local start, count = string.match(found[place] or '', '^(%d+) (%d+)$')
      start, count = tonumber(start), tonumber(count)
      if not start or now >= start + ${minute} then start, count = now, 0 end
      if count >= limit[2] then free = math.max(free, start + ${minute}) end
      counted[#counted + 1] = limit[1]
      counted[#counted + 1] = whole(start) .. ' ' .. whole(count + 1)
    end
    if free > 0 then
      outcome = 'limited'
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
  if outcome == 'done' and request.needs then
    local left = request.monthly - tonumber(redis.call('HGET', spent, request.team) or '0')
    if left < request.needs then outcome = 'unpaid' end
  end
  if outcome == 'done' and (request.adds or request.charge) and isFull(kind, prefix, member) then outcome = 'full' end

  local number = redis.call('HINCRBY', meta, 'requests', 1)
  local id = 'req_' .. string.format('%06d', number)
  local place = redis.call('INCR', order)
  redis.call('HSET', meta, 'last', whole(now), 'used', whole(now))
  if not expires then redis.call('ZADD', sessions, real, member) end
  if outcome == 'done' then
    if request.adds then
      redis.call('RPUSH', added, request.adds)
      if redis.call('LLEN', added) > ${maxAdditions} then
        redis.call('LTRIM', added, ${forgottenAtOnce}, -1)
        redis.call('HINCRBY', meta, 'base', ${forgottenAtOnce})
      end
    end
    if request.charge then
      redis.call('HINCRBY', spent, request.team, request.microdollars)
      redis.call('RPUSH', ledger, '{"requestId":"' .. id .. '","at":' .. whole(now) .. ',' .. request.charge)
      if redis.call('LLEN', ledger) > ${2 * keptCharges} then redis.call('LTRIM', ledger, -${keptCharges}, -1) end
    end
  end
  local settled = '"requestId":"' .. id .. '","at":' .. whole(now) .. ',"order":' .. whole(place)
  local entry = ({ done = 5, limited = 7, unpaid = 9, full = 11 })[outcome]
  local exchange, body = ARGV[entry], ARGV[entry + 1]
  if outcome == 'limited' then exchange = string.gsub(exchange, '"Retry%-After":"0"', '"Retry-After":"' .. whole(seconds) .. '"', 1) end
  exchange = '{' .. settled .. ',' .. exchange
  -- Whoever listens is told: the session, the exchange and the body, a line each.
  if redis.call('PUBSUB', 'NUMSUB', ARGV[4])[2] > 0 then
    redis.call('PUBLISH', ARGV[4], member .. '\\n' .. exchange .. '\\n' .. body)
  end
  keepExchange(prefix, member, place, exchange, body)
  reply = ',"seconds":' .. whole(seconds) .. ',' .. settled
end
if ask.next and (not request or ask.doc or outcome == 'done') then redis.call('HSET', meta, 'version', ask.next) end
endAt(expires, state)
if ask.next or request and request.charge then
  noteState(kind, member, state, journal)
  isFull(kind, prefix, member)
end
reply = '{"is":"' .. outcome .. '","real":' .. whole(real) .. reply .. '}'
remember(done, reply, expires)
return reply
`);

/** The world that mocks agree on, which the first one names, and how many heartbeats there have been. KEYS: world, heartbeats. ARGV: the world of this mock. */
export const heartbeatScript = scriptOf(`
local count = redis.call('INCR', KEYS[2])
redis.call('SET', KEYS[1], ARGV[1], 'NX')
return { redis.call('GET', KEYS[1]), count }
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
 * What Redis says of a session beside its journal and what its teams spent: version, epoch, Redis's time, the session's
 * time, base, requests, settings and scenarios, from which place on additions follow, and these additions. A reader that
 * knows the epoch has the first `count` additions, the last of which must still be where it was: a Redis that lost data may have
 * others there. Otherwise all of them follow, and the place is -1.
 */
const synced = `${prelude}
local function synced(meta, doc, added, known, count, lastAdded)
  local version, epoch, skew, last, base, requests, still, used = unpack(redis.call('HMGET', meta, 'version', 'epoch', 'skew', 'last', 'base', 'requests', 'still', 'used'))
  if not version then return false end
  local real = realTime()
  local now = math.max((still == '1' and 0 or real) + tonumber(skew), tonumber(last))
  -- A Redis that is full or read-only does not take it.
  redis.pcall('HSET', meta, 'last', whole(now))
  local from = count - tonumber(base)
  local isSame = known == epoch and from >= 0 and (count == 0 or from > 0 and redis.call('LINDEX', added, from - 1) == lastAdded)
  local rest = redis.call('LRANGE', added, isSame and from or 0, -1)
  return { version, epoch, whole(real), whole(now), base, requests, redis.call('GET', doc), whole(isSame and from or -1), rest, used }
end
`;

/** What a mirror lacks; `nil` if there is no such session. KEYS: meta, doc, added. ARGV: the epoch that it knows, how many additions, and the last of them. */
export const syncScript = scriptOf(`${synced}
return synced(KEYS[1], KEYS[2], KEYS[3], ARGV[1], tonumber(ARGV[2]), ARGV[3])
`);

/** All of a session but its journal; `nil` if there is none. KEYS: meta, doc, windows, spent, journal, added, snapshots, and the ledgers of all teams. */
export const loadScript = scriptOf(`${synced}
local meta, doc, windows, spent, _, added, snapshots = unpack(KEYS, 1, 7)
local first = synced(meta, doc, added, '', 0, '')
if not first then return false end
local ledgers = {}
for place = 8, #KEYS do ledgers[place - 7] = redis.call('LRANGE', KEYS[place], 0, -1) end
return { first, redis.call('HGETALL', windows), redis.call('HGETALL', spent), redis.call('HGETALL', snapshots), ledgers }
`);

/** The exchanges of a session: what each was, and the body of its response. KEYS: journal. */
export const exchangesScript = scriptOf("return redis.call('LRANGE', KEYS[1], 0, -1)");

/** Forgets the exchanges of a session; returns how many there were. KEYS: those of all sessions, journal. ARGV: the session. */
export const clearScript = scriptOf(`${prelude}${room}
local journal = KEYS[${before}]
local count = redis.call('LLEN', journal) / 2
redis.call('DEL', journal)
forgetJournal(ARGV[1])
return count
`);

/** Whether there is no room to keep more: 1 or 0. KEYS: those of all sessions. ARGV: session or sandbox, what the keys of sessions begin with, the session. */
export const fullScript = scriptOf(`${prelude}${room}
return isFull(ARGV[1], ARGV[2], ARGV[3]) and 1 or 0
`);

/**
 * Begins a session: its first version, when its clock starts or nothing for the real time, settings and scenarios, teams with
 * what they have spent as JSON, and 1 if its clock stands still. A version is random, so that none comes twice, even if Redis
 * has lost data.
 */
export const begun = `
local function begin(meta, doc, spent, version, start, settings, teams, isStill)
  local still = isStill == '1'
  local real = realTime()
  local skew = 0
  if start ~= '' then skew = tonumber(start) - (still and 0 or real) elseif still then skew = real end
  redis.call('HSET', meta, 'version', version, 'epoch', version, 'skew', whole(skew), 'last', '0', 'requests', 0, 'base', 0, 'still', still and 1 or 0)
  redis.call('SET', doc, settings)
  for team, microdollars in pairs(cjson.decode(teams)) do redis.call('HSET', spent, team, whole(microdollars)) end
end
`;

/**
 * Makes a session unless there is one; of very many, the one that was unused for longest is forgotten.
 *
 * KEYS: those of all sessions, and meta, doc and spent of this one. ARGV: the session, what the keys of sessions begin with, and
 * how it begins.
 */
export const createScript = scriptOf(`${prelude}${begun}${room}
local meta, doc, spent = unpack(KEYS, ${before}, ${before + 2})
local member, prefix = ARGV[1], ARGV[2]
if redis.call('EXISTS', meta) == 1 then return 0 end
begin(meta, doc, spent, ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7])
redis.call('ZADD', sessions, realTime(), member)
noteState('session', member, { meta, doc, spent })
if redis.call('ZCARD', sessions) > ${maxSessions} then dropOldestSession(prefix, member) end
return 1
`);
