import { maxDataBytesInAll, maxSandboxes } from "../../engine/sandboxes/sandboxes.ts";
import { scriptOf } from "./connection.ts";
import { shared } from "./names.ts";
import { room } from "./room-script.ts";
import { begun, prelude } from "./scripts.ts";

/** The place of the first key that is not about all sessions. */
const first = shared.length + 1;

/**
 * Makes a sandbox, which is a session that expires. Returns 0, or why there can be none more: how many there are, -1 if their
 * data would be too large, or -2 if their state is.
 *
 * KEYS: those of all sessions, meta, doc and spent of the session, the sandbox and its data. ARGV: the id, when it expires in
 * milliseconds since the epoch, the sandbox as JSON, its data or nothing, and what a session begins with.
 */
export const addScript = scriptOf(`${prelude}${begun}${room}
local meta, doc, spent, sandbox, data = unpack(KEYS, ${first}, ${first + 4})
-- It was sent again.
if redis.call('EXISTS', sandbox) == 1 then return 0 end
forgetExpired()
local count = redis.call('ZCARD', sandboxes)
if count >= ${maxSandboxes} then return count end
local used = #ARGV[4]
for _, others in ipairs(redis.call('HVALS', sandboxBytes)) do used = used + tonumber(others) end
if used > ${maxDataBytesInAll} then return -1 end
if isFull('sandbox') then return -2 end
begin(meta, doc, spent, ARGV[5], ARGV[6], ARGV[7], ARGV[8], ARGV[9])
redis.call('HSET', meta, 'expires', ARGV[2])
redis.call('SET', sandbox, ARGV[3])
redis.call('ZADD', sandboxes, ARGV[2], ARGV[1])
if ARGV[4] ~= '' then
  redis.call('SET', data, ARGV[4])
  redis.call('HSET', sandboxBytes, ARGV[1], #ARGV[4])
end
noteState('sandbox', ARGV[1], { meta, doc, spent })
endAt(ARGV[2], { meta, doc, spent, sandbox, data })
return 0
`);

/** A sandbox as JSON, and its data. KEYS: both. */
export const getScript = scriptOf("return redis.call('MGET', KEYS[1], KEYS[2])");

/** The sandboxes as JSON, the one that expires first first. KEYS: those of all sessions. ARGV: what the keys of sandboxes begin with. */
export const listScript = scriptOf(`${prelude}${room}
local found = {}
for _, id in ipairs(redis.call('ZRANGEBYSCORE', sandboxes, '(' .. whole(realTime()), '+inf')) do found[#found + 1] = redis.call('GET', ARGV[1] .. id) or nil end
return found
`);

/**
 * Gives a sandbox another end; 0 if it is gone. KEYS: the sandbox, sandboxes, all of its session, meta first, and its data. ARGV: its
 * id, when it expires, and the sandbox as JSON.
 */
export const extendScript = scriptOf(`${prelude}
local sandbox, sandboxes, meta = KEYS[1], KEYS[2], KEYS[3]
if redis.call('EXISTS', sandbox) == 0 then return 0 end
local own = { sandbox }
for place = 3, #KEYS do own[place - 1] = KEYS[place] end
-- First, since a Redis that is full takes it, and then the rest; again, since a key that is set has no end.
endAt(ARGV[2], own)
redis.call('SET', sandbox, ARGV[3])
redis.call('ZADD', sandboxes, ARGV[2], ARGV[1])
redis.call('HSET', meta, 'expires', ARGV[2])
endAt(ARGV[2], { sandbox })
return 1
`);

/**
 * Deletes a sandbox; 0 if it was gone. KEYS: those of all sessions, done, and all of the sandbox. ARGV: its id, and for how many
 * milliseconds it is remembered that it was deleted.
 */
export const deleteScript = scriptOf(`${prelude}${room}
local done, sandbox = unpack(KEYS, ${first}, ${first + 1})
if redis.call('EXISTS', done) == 1 then return 1 end
if redis.call('EXISTS', sandbox) == 0 then return 0 end
redis.call('UNLINK', unpack(KEYS, ${first + 1}))
redis.call('ZREM', sandboxes, ARGV[1])
redis.call('HDEL', sandboxBytes, ARGV[1])
forget('sandbox', ARGV[1])
redis.call('SET', done, 1, 'PX', ARGV[2])
return 1
`);
