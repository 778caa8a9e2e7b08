// Generated from openapi/v1 and openapi/shared by `npm run generate`. Do not edit.
import { standardSchemas } from "../client/validation/standard.js";
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// memory:parameters
var searchBrands = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data1 = data.query;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        const err1 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var getBrand = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err1 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["id"] = coerced0;
              }
            }
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data2 = data.query;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var searchBrandMedia = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err1 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["id"] = coerced0;
              }
            }
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data2 = data.query;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var listBrandInsights = validate24;
var schema36 = { "type": "string", "description": "What to group creatives by.", "enum": ["USP", "HOOK", "TARGET_PERSONA", "MEDIA_MIX"] };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err1 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["id"] = coerced0;
              }
            }
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data2 = data.query;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.type !== void 0) {
          let data3 = data2.type;
          if (typeof data3 !== "string") {
            let dataType1 = typeof data3;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 == "number" || dataType1 == "boolean") {
                coerced1 = "" + data3;
              } else if (data3 === null) {
                coerced1 = "";
              } else {
                const err3 = { instancePath: instancePath + "/query/type", schemaPath: "#/components/schemas/LegacyInsightType/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (coerced1 !== void 0) {
              data3 = coerced1;
              if (data2 !== void 0) {
                data2["type"] = coerced1;
              }
            }
          }
          if (!(data3 === "USP" || data3 === "HOOK" || data3 === "TARGET_PERSONA" || data3 === "MEDIA_MIX")) {
            const err4 = { instancePath: instancePath + "/query/type", schemaPath: "#/components/schemas/LegacyInsightType/enum", keyword: "enum", params: { allowedValues: schema36.enum } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data2.maxDaysBack !== void 0) {
          let data4 = data2.maxDaysBack;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            let dataType2 = typeof data4;
            let coerced2 = void 0;
            if (!(coerced2 !== void 0)) {
              if (dataType2 === "boolean" || data4 === null || dataType2 === "string" && data4 && data4 == +data4 && !(data4 % 1)) {
                coerced2 = +data4;
              } else {
                const err5 = { instancePath: instancePath + "/query/maxDaysBack", schemaPath: "#/properties/query/properties/maxDaysBack/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (coerced2 !== void 0) {
              data4 = coerced2;
              if (data2 !== void 0) {
                data2["maxDaysBack"] = coerced2;
              }
            }
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 90 || isNaN(data4)) {
              const err6 = { instancePath: instancePath + "/query/maxDaysBack", schemaPath: "#/properties/query/properties/maxDaysBack/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              const err7 = { instancePath: instancePath + "/query/maxDaysBack", schemaPath: "#/properties/query/properties/maxDaysBack/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data2.limit !== void 0) {
          let data5 = data2.limit;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            let dataType3 = typeof data5;
            let coerced3 = void 0;
            if (!(coerced3 !== void 0)) {
              if (dataType3 === "boolean" || data5 === null || dataType3 === "string" && data5 && data5 == +data5 && !(data5 % 1)) {
                coerced3 = +data5;
              } else {
                const err8 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (coerced3 !== void 0) {
              data5 = coerced3;
              if (data2 !== void 0) {
                data2["limit"] = coerced3;
              }
            }
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 500 || isNaN(data5)) {
              const err9 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              const err10 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var listBrandLandingPages = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err1 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["id"] = coerced0;
              }
            }
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data2 = data.query;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.showInactive !== void 0) {
          let data3 = data2.showInactive;
          if (typeof data3 !== "boolean") {
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (data3 === "false" || data3 === 0 || data3 === null) {
                coerced1 = false;
              } else if (data3 === "true" || data3 === 1) {
                coerced1 = true;
              } else {
                const err3 = { instancePath: instancePath + "/query/showInactive", schemaPath: "#/properties/query/properties/showInactive/type", keyword: "type", params: { type: "boolean" } };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (coerced1 !== void 0) {
              data3 = coerced1;
              if (data2 !== void 0) {
                data2["showInactive"] = coerced1;
              }
            }
          }
        }
        if (data2.limit !== void 0) {
          let data4 = data2.limit;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            let dataType2 = typeof data4;
            let coerced2 = void 0;
            if (!(coerced2 !== void 0)) {
              if (dataType2 === "boolean" || data4 === null || dataType2 === "string" && data4 && data4 == +data4 && !(data4 % 1)) {
                coerced2 = +data4;
              } else {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (coerced2 !== void 0) {
              data4 = coerced2;
              if (data2 !== void 0) {
                data2["limit"] = coerced2;
              }
            }
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 100 || isNaN(data4)) {
              const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              const err6 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var listBrandCampaigns = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err1 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["id"] = coerced0;
              }
            }
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data2 = data.query;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var listBrandCollabs = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err1 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["id"] = coerced0;
              }
            }
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data2 = data.query;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var indexBrand = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data1 = data.query;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        const err1 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var getBrandIndexStatus = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 !== "string") {
            let dataType0 = typeof data1;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data1;
              } else if (data1 === null) {
                coerced0 = "";
              } else {
                const err1 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data1 = coerced0;
              if (data0 !== void 0) {
                data0["id"] = coerced0;
              }
            }
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data2 = data.query;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var postComments = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data1 = data.query;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        const err1 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };

// memory:bodies
var searchBrands_request = validate212;
var schema44 = { "type": "string", "description": "Order in which accounts are returned.", "enum": ["NAME", "MOST_FOLLOWERS", "LEAST_FOLLOWERS", "MOST_VIEWS", "HIGHEST_ENGAGEMENT", "MOST_ACTIVE_ADS"], "x-unspecified": [{ "order": "without `sortBy`" }, { "effect": "which platform's followers, views and engagement count" }], "x-effect": { "by": "order", "orders": { "NAME": { "field": "name", "direction": "ascending", "assumed": { "direction": "A to Z is inferred from the name; the direction is not specified." } }, "MOST_FOLLOWERS": { "direction": "descending" }, "LEAST_FOLLOWERS": { "direction": "ascending" }, "MOST_VIEWS": { "direction": "descending" }, "HIGHEST_ENGAGEMENT": { "direction": "descending" }, "MOST_ACTIVE_ADS": { "direction": "descending" } } } };
var schema38 = { "type": "string", "description": "Whether an account is a brand or a creator.", "enum": ["BRAND", "CREATOR"] };
var schema39 = { "type": "string", "description": "Ethnicity of a creator or of a person in a creative.", "enum": ["White", "Black", "Asian", "Hispanic", "Middle Eastern", "Indigenous", "Pacific Islander"] };
var schema40 = { "type": "string", "description": "Gender of a creator or of a person in a creative.", "enum": ["male", "female", "other"] };
var schema41 = { "type": "string", "description": "Age, in years, of a creator or of a person in a creative.", "enum": ["0-18", "18-24", "25-34", "35-44", "45-54", "55-64", "65+"] };
var schema42 = { "type": "string", "description": "A language by its English name.", "enum": ["English", "Spanish", "French", "German", "Italian", "Portuguese", "Russian", "Chinese", "Cantonese", "Japanese", "Korean", "Arabic", "Hindi", "Dutch", "Polish", "Turkish", "Vietnamese", "Thai", "Burmese", "Khmer", "Lao", "Indonesian", "Hebrew", "Swedish", "Norwegian", "Danish", "Finnish", "Farsi", "Fijian", "Greek", "Czech", "Hungarian", "Romanian", "Ukrainian", "Malay", "Tagalog", "Filipino", "Bengali", "Serbian", "Croatian", "Bulgarian", "Slovak", "Slovenian", "Estonian", "Latvian", "Lithuanian", "Persian", "Swahili", "Amharic", "Assamese", "Urdu", "Afrikaans", "Basque", "Catalan", "Icelandic", "Georgian", "Albanian", "Armenian", "Azerbaijani", "Bosnian", "Galician", "Gujarati", "Haitian Creole", "Kannada", "Kazakh", "Kyrgyz", "Latin", "Macedonian", "Malayalam", "Marathi", "Mizo", "Montenegrin", "Nepali", "Sinhala", "Tamil", "Telugu", "Tulu", "Punjabi", "Welsh", "Irish", "Maltese", "Yoruba", "Zulu", "ASL", "Asturian", "Bambara", "Belarusian", "Bhojpuri", "Bisaya", "Bodo", "Cebuano", "Chechen", "Cherokee", "Chichewa", "Coptic", "Cornish", "Dari", "Dhivehi", "Esperanto", "Ewe", "Faroese", "Frisian", "Guarani", "Hausa", "Hawaiian", "Hiligaynon", "Hmong", "Igbo", "Ilocano", "Jamaican Patois", "Javanese", "Kashmiri", "Kikuyu", "Kinyarwanda", "Konkani", "Kurdish", "Lingala", "Luxembourgish", "Luganda", "Malagasy", "Manipuri", "Maori", "Mongolian", "Nigerian Pidgin", "Nyanja", "Odia", "Oromo", "Papiamento", "Pashto", "Quechua", "Samoan", "Sanskrit", "Scottish Gaelic", "Sepedi", "Shona", "Sindhi", "Somali", "Sotho", "Sundanese", "Tajik", "Tamazight", "Tetum", "Tibetan", "Tongan", "Tsonga", "Tswana", "Twi", "Uzbek", "Wolof", "Xhosa", "Khasi"] };
var func1 = require_ucs2length().default;
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate232.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brandIds !== void 0) {
      let data0 = data.brandIds;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err0 = { instancePath: instancePath + "/brandIds", schemaPath: "#/components/schemas/BrandIds/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data1 = data0[i0];
          const _errs5 = errors;
          let valid4 = false;
          const _errs6 = errors;
          if (typeof data1 === "string") {
            if (func1(data1) > 200) {
              const err1 = { instancePath: instancePath + "/brandIds/" + i0, schemaPath: "#/components/schemas/BrandIds/items/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = { instancePath: instancePath + "/brandIds/" + i0, schemaPath: "#/components/schemas/BrandIds/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          var _valid0 = _errs6 === errors;
          valid4 = valid4 || _valid0;
          const _errs8 = errors;
          if (!(typeof data1 == "number" && isFinite(data1))) {
            const err3 = { instancePath: instancePath + "/brandIds/" + i0, schemaPath: "#/components/schemas/BrandIds/items/anyOf/1/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          var _valid0 = _errs8 === errors;
          valid4 = valid4 || _valid0;
          if (!valid4) {
            const err4 = { instancePath: instancePath + "/brandIds/" + i0, schemaPath: "#/components/schemas/BrandIds/items/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          } else {
            errors = _errs5;
            if (vErrors !== null) {
              if (_errs5) {
                vErrors.length = _errs5;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/brandIds", schemaPath: "#/components/schemas/BrandIds/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.brandNames !== void 0) {
      let data2 = data.brandNames;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          const err6 = { instancePath: instancePath + "/brandNames", schemaPath: "#/components/schemas/BrandNames/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len1 = data2.length;
        for (let i1 = 0, before1 = errors; i1 < len1 && errors - before1 < 1e3; i1++) {
          let data3 = data2[i1];
          if (typeof data3 === "string") {
            if (func1(data3) > 200) {
              const err7 = { instancePath: instancePath + "/brandNames/" + i1, schemaPath: "#/components/schemas/BrandNames/items/maxLength", keyword: "maxLength", params: { limit: 200 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func1(data3) < 3) {
              const err8 = { instancePath: instancePath + "/brandNames/" + i1, schemaPath: "#/components/schemas/BrandNames/items/minLength", keyword: "minLength", params: { limit: 3 } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/brandNames/" + i1, schemaPath: "#/components/schemas/BrandNames/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/brandNames", schemaPath: "#/components/schemas/BrandNames/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data4 = data.query;
      if (typeof data4 === "string") {
        if (func1(data4) > 500) {
          const err11 = { instancePath: instancePath + "/query", schemaPath: "#/components/schemas/SearchText/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/query", schemaPath: "#/components/schemas/SearchText/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data5 = data.type;
      if (typeof data5 !== "string") {
        const err13 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/AccountType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!(data5 === "BRAND" || data5 === "CREATOR")) {
        const err14 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/AccountType/enum", keyword: "enum", params: { allowedValues: schema38.enum } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.count !== void 0) {
      let data6 = data.count;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err15 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 100 || isNaN(data6)) {
          const err16 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.minFollowers !== void 0) {
      let data7 = data.minFollowers;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err18 = { instancePath: instancePath + "/minFollowers", schemaPath: "#/properties/minFollowers/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err19 = { instancePath: instancePath + "/minFollowers", schemaPath: "#/properties/minFollowers/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err20 = { instancePath: instancePath + "/minFollowers", schemaPath: "#/properties/minFollowers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.maxFollowers !== void 0) {
      let data8 = data.maxFollowers;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err21 = { instancePath: instancePath + "/maxFollowers", schemaPath: "#/properties/maxFollowers/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 2147483647 || isNaN(data8)) {
          const err22 = { instancePath: instancePath + "/maxFollowers", schemaPath: "#/properties/maxFollowers/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err23 = { instancePath: instancePath + "/maxFollowers", schemaPath: "#/properties/maxFollowers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.ethnicity !== void 0) {
      let data9 = data.ethnicity;
      if (typeof data9 !== "string") {
        const err24 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/components/schemas/Ethnicity/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (!(data9 === "White" || data9 === "Black" || data9 === "Asian" || data9 === "Hispanic" || data9 === "Middle Eastern" || data9 === "Indigenous" || data9 === "Pacific Islander")) {
        const err25 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/components/schemas/Ethnicity/enum", keyword: "enum", params: { allowedValues: schema39.enum } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.gender !== void 0) {
      let data10 = data.gender;
      if (typeof data10 !== "string") {
        const err26 = { instancePath: instancePath + "/gender", schemaPath: "#/components/schemas/Gender/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (!(data10 === "male" || data10 === "female" || data10 === "other")) {
        const err27 = { instancePath: instancePath + "/gender", schemaPath: "#/components/schemas/Gender/enum", keyword: "enum", params: { allowedValues: schema40.enum } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.ageRange !== void 0) {
      let data11 = data.ageRange;
      if (typeof data11 !== "string") {
        const err28 = { instancePath: instancePath + "/ageRange", schemaPath: "#/components/schemas/AgeRange/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (!(data11 === "0-18" || data11 === "18-24" || data11 === "25-34" || data11 === "35-44" || data11 === "45-54" || data11 === "55-64" || data11 === "65+")) {
        const err29 = { instancePath: instancePath + "/ageRange", schemaPath: "#/components/schemas/AgeRange/enum", keyword: "enum", params: { allowedValues: schema41.enum } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.location !== void 0) {
      if (typeof data.location !== "string") {
        const err30 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data13 = data.language;
      if (typeof data13 !== "string") {
        const err31 = { instancePath: instancePath + "/language", schemaPath: "#/components/schemas/Language/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (!(data13 === "English" || data13 === "Spanish" || data13 === "French" || data13 === "German" || data13 === "Italian" || data13 === "Portuguese" || data13 === "Russian" || data13 === "Chinese" || data13 === "Cantonese" || data13 === "Japanese" || data13 === "Korean" || data13 === "Arabic" || data13 === "Hindi" || data13 === "Dutch" || data13 === "Polish" || data13 === "Turkish" || data13 === "Vietnamese" || data13 === "Thai" || data13 === "Burmese" || data13 === "Khmer" || data13 === "Lao" || data13 === "Indonesian" || data13 === "Hebrew" || data13 === "Swedish" || data13 === "Norwegian" || data13 === "Danish" || data13 === "Finnish" || data13 === "Farsi" || data13 === "Fijian" || data13 === "Greek" || data13 === "Czech" || data13 === "Hungarian" || data13 === "Romanian" || data13 === "Ukrainian" || data13 === "Malay" || data13 === "Tagalog" || data13 === "Filipino" || data13 === "Bengali" || data13 === "Serbian" || data13 === "Croatian" || data13 === "Bulgarian" || data13 === "Slovak" || data13 === "Slovenian" || data13 === "Estonian" || data13 === "Latvian" || data13 === "Lithuanian" || data13 === "Persian" || data13 === "Swahili" || data13 === "Amharic" || data13 === "Assamese" || data13 === "Urdu" || data13 === "Afrikaans" || data13 === "Basque" || data13 === "Catalan" || data13 === "Icelandic" || data13 === "Georgian" || data13 === "Albanian" || data13 === "Armenian" || data13 === "Azerbaijani" || data13 === "Bosnian" || data13 === "Galician" || data13 === "Gujarati" || data13 === "Haitian Creole" || data13 === "Kannada" || data13 === "Kazakh" || data13 === "Kyrgyz" || data13 === "Latin" || data13 === "Macedonian" || data13 === "Malayalam" || data13 === "Marathi" || data13 === "Mizo" || data13 === "Montenegrin" || data13 === "Nepali" || data13 === "Sinhala" || data13 === "Tamil" || data13 === "Telugu" || data13 === "Tulu" || data13 === "Punjabi" || data13 === "Welsh" || data13 === "Irish" || data13 === "Maltese" || data13 === "Yoruba" || data13 === "Zulu" || data13 === "ASL" || data13 === "Asturian" || data13 === "Bambara" || data13 === "Belarusian" || data13 === "Bhojpuri" || data13 === "Bisaya" || data13 === "Bodo" || data13 === "Cebuano" || data13 === "Chechen" || data13 === "Cherokee" || data13 === "Chichewa" || data13 === "Coptic" || data13 === "Cornish" || data13 === "Dari" || data13 === "Dhivehi" || data13 === "Esperanto" || data13 === "Ewe" || data13 === "Faroese" || data13 === "Frisian" || data13 === "Guarani" || data13 === "Hausa" || data13 === "Hawaiian" || data13 === "Hiligaynon" || data13 === "Hmong" || data13 === "Igbo" || data13 === "Ilocano" || data13 === "Jamaican Patois" || data13 === "Javanese" || data13 === "Kashmiri" || data13 === "Kikuyu" || data13 === "Kinyarwanda" || data13 === "Konkani" || data13 === "Kurdish" || data13 === "Lingala" || data13 === "Luxembourgish" || data13 === "Luganda" || data13 === "Malagasy" || data13 === "Manipuri" || data13 === "Maori" || data13 === "Mongolian" || data13 === "Nigerian Pidgin" || data13 === "Nyanja" || data13 === "Odia" || data13 === "Oromo" || data13 === "Papiamento" || data13 === "Pashto" || data13 === "Quechua" || data13 === "Samoan" || data13 === "Sanskrit" || data13 === "Scottish Gaelic" || data13 === "Sepedi" || data13 === "Shona" || data13 === "Sindhi" || data13 === "Somali" || data13 === "Sotho" || data13 === "Sundanese" || data13 === "Tajik" || data13 === "Tamazight" || data13 === "Tetum" || data13 === "Tibetan" || data13 === "Tongan" || data13 === "Tsonga" || data13 === "Tswana" || data13 === "Twi" || data13 === "Uzbek" || data13 === "Wolof" || data13 === "Xhosa" || data13 === "Khasi")) {
        const err32 = { instancePath: instancePath + "/language", schemaPath: "#/components/schemas/Language/enum", keyword: "enum", params: { allowedValues: schema42.enum } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate232.errors = vErrors;
  return errors === 0;
}
validate232.evaluated = { "props": { "brandIds": true, "brandNames": true, "query": true, "type": true, "count": true, "minFollowers": true, "maxFollowers": true, "ethnicity": true, "gender": true, "ageRange": true, "location": true, "language": true }, "dynamicProps": false, "dynamicItems": false };
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate232(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.brandIds === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandIds" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if ("ids" !== data0) {
        const err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "ids" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.brandIds !== void 0) {
      let data1 = data.brandIds;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err4 = { instancePath: instancePath + "/brandIds", schemaPath: "#/components/schemas/BrandIds/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data2 = data1[i0];
          const _errs8 = errors;
          let valid5 = false;
          const _errs9 = errors;
          if (typeof data2 === "string") {
            if (func1(data2) > 200) {
              const err5 = { instancePath: instancePath + "/brandIds/" + i0, schemaPath: "#/components/schemas/BrandIds/items/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/brandIds/" + i0, schemaPath: "#/components/schemas/BrandIds/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          var _valid0 = _errs9 === errors;
          valid5 = valid5 || _valid0;
          const _errs11 = errors;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err7 = { instancePath: instancePath + "/brandIds/" + i0, schemaPath: "#/components/schemas/BrandIds/items/anyOf/1/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          valid5 = valid5 || _valid0;
          if (!valid5) {
            const err8 = { instancePath: instancePath + "/brandIds/" + i0, schemaPath: "#/components/schemas/BrandIds/items/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          } else {
            errors = _errs8;
            if (vErrors !== null) {
              if (_errs8) {
                vErrors.length = _errs8;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/brandIds", schemaPath: "#/components/schemas/BrandIds/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data3 = data.sortBy;
      if (typeof data3 !== "string") {
        const err10 = { instancePath: instancePath + "/sortBy", schemaPath: "#/components/schemas/LegacyBrandSortBy/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data3 === "NAME" || data3 === "MOST_FOLLOWERS" || data3 === "LEAST_FOLLOWERS" || data3 === "MOST_VIEWS" || data3 === "HIGHEST_ENGAGEMENT" || data3 === "MOST_ACTIVE_ADS")) {
        const err11 = { instancePath: instancePath + "/sortBy", schemaPath: "#/components/schemas/LegacyBrandSortBy/enum", keyword: "enum", params: { allowedValues: schema44.enum } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate222.errors = vErrors;
  return errors === 0;
}
validate222.evaluated = { "props": { "mode": true, "brandIds": true, "sortBy": true, "brandNames": true, "query": true, "type": true, "count": true, "minFollowers": true, "maxFollowers": true, "ethnicity": true, "gender": true, "ageRange": true, "location": true, "language": true }, "dynamicProps": false, "dynamicItems": false };
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate252.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate232(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.brandNames === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandNames" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("brand_name" !== data0) {
        const err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "brand_name" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.brandNames !== void 0) {
      let data1 = data.brandNames;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err5 = { instancePath: instancePath + "/brandNames", schemaPath: "#/components/schemas/BrandNames/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func1(data2) > 200) {
              const err6 = { instancePath: instancePath + "/brandNames/" + i0, schemaPath: "#/components/schemas/BrandNames/items/maxLength", keyword: "maxLength", params: { limit: 200 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (func1(data2) < 3) {
              const err7 = { instancePath: instancePath + "/brandNames/" + i0, schemaPath: "#/components/schemas/BrandNames/items/minLength", keyword: "minLength", params: { limit: 3 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/brandNames/" + i0, schemaPath: "#/components/schemas/BrandNames/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/brandNames", schemaPath: "#/components/schemas/BrandNames/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err10 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/AccountType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data3 === "BRAND" || data3 === "CREATOR")) {
        const err11 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/AccountType/enum", keyword: "enum", params: { allowedValues: schema38.enum } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data4 = data.sortBy;
      if (typeof data4 !== "string") {
        const err12 = { instancePath: instancePath + "/sortBy", schemaPath: "#/components/schemas/LegacyBrandSortBy/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (!(data4 === "NAME" || data4 === "MOST_FOLLOWERS" || data4 === "LEAST_FOLLOWERS" || data4 === "MOST_VIEWS" || data4 === "HIGHEST_ENGAGEMENT" || data4 === "MOST_ACTIVE_ADS")) {
        const err13 = { instancePath: instancePath + "/sortBy", schemaPath: "#/components/schemas/LegacyBrandSortBy/enum", keyword: "enum", params: { allowedValues: schema44.enum } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate252.errors = vErrors;
  return errors === 0;
}
validate252.evaluated = { "props": { "mode": true, "brandNames": true, "type": true, "sortBy": true, "brandIds": true, "query": true, "count": true, "minFollowers": true, "maxFollowers": true, "ethnicity": true, "gender": true, "ageRange": true, "location": true, "language": true }, "dynamicProps": false, "dynamicItems": false };
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate272.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate232(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("smart" !== data0) {
        const err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "smart" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data1 = data.query;
      if (typeof data1 === "string") {
        if (func1(data1) > 500) {
          const err5 = { instancePath: instancePath + "/query", schemaPath: "#/components/schemas/SearchText/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/query", schemaPath: "#/components/schemas/SearchText/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        const err7 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/AccountType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data2 === "BRAND" || data2 === "CREATOR")) {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/AccountType/enum", keyword: "enum", params: { allowedValues: schema38.enum } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sortBy !== void 0) {
      const err9 = { instancePath: instancePath + "/sortBy", schemaPath: "#/properties/sortBy/false schema", keyword: "false schema", params: {} };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate272.errors = vErrors;
  return errors === 0;
}
validate272.evaluated = { "props": { "mode": true, "query": true, "type": true, "sortBy": true, "brandIds": true, "brandNames": true, "count": true, "minFollowers": true, "maxFollowers": true, "ethnicity": true, "gender": true, "ageRange": true, "location": true, "language": true }, "dynamicProps": false, "dynamicItems": false };
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate212.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.mode;
    if (typeof tag0 == "string") {
      if (tag0 === "ids") {
        if (!validate222(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
          errors = vErrors.length;
        }
        var props0 = {};
        props0.mode = true;
        props0.brandIds = true;
        props0.sortBy = true;
        props0.brandNames = true;
        props0.query = true;
        props0.type = true;
        props0.count = true;
        props0.minFollowers = true;
        props0.maxFollowers = true;
        props0.ethnicity = true;
        props0.gender = true;
        props0.ageRange = true;
        props0.location = true;
        props0.language = true;
      } else if (tag0 === "brand_name") {
        if (!validate252(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.mode = true;
          props0.brandNames = true;
          props0.type = true;
          props0.sortBy = true;
          props0.brandIds = true;
          props0.query = true;
          props0.count = true;
          props0.minFollowers = true;
          props0.maxFollowers = true;
          props0.ethnicity = true;
          props0.gender = true;
          props0.ageRange = true;
          props0.location = true;
          props0.language = true;
        }
      } else if (tag0 === "smart") {
        if (!validate272(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.mode = true;
          props0.query = true;
          props0.type = true;
          props0.sortBy = true;
          props0.brandIds = true;
          props0.brandNames = true;
          props0.count = true;
          props0.minFollowers = true;
          props0.maxFollowers = true;
          props0.ethnicity = true;
          props0.gender = true;
          props0.ageRange = true;
          props0.location = true;
          props0.language = true;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate212.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate212.evaluated = { "dynamicProps": true, "dynamicItems": false };
var searchBrands_200 = validate32;
var schema53 = { "type": "object", "description": "A brand or creator, as v1 returns it.", "required": ["id", "name", "summary", "category", "verified", "pageAlias", "likes", "igUsername", "igFollowers", "igEngagementRate", "tiktokUsername", "tiktokFollowers", "thumbnailUrl"], "properties": { "id": { "type": "string", "description": "Id of the account." }, "name": { "type": "string", "description": "Name of the account." }, "summary": { "type": ["string", "null"], "description": "Short description of the account." }, "category": { "type": ["string", "null"], "description": "Category of the account.", "x-unspecified": ["values"] }, "verified": { "type": "boolean", "description": "Whether the account is verified." }, "pageAlias": { "type": ["string", "null"], "description": "Alias of the account's page." }, "likes": { "type": ["number", "null"], "description": "Number of likes.", "x-unspecified": [{ "meaning": "on which platform" }] }, "igUsername": { "type": ["string", "null"], "description": "Instagram handle." }, "igFollowers": { "type": ["number", "null"], "description": "Number of followers on Instagram." }, "igEngagementRate": { "type": ["number", "null"], "description": "Engagement rate on Instagram.", "x-unspecified": ["unit"] }, "tiktokUsername": { "type": ["string", "null"], "description": "TikTok handle." }, "tiktokFollowers": { "type": ["number", "null"], "description": "Number of followers on TikTok." }, "thumbnailUrl": { "type": ["string", "null"], "description": "URL of a thumbnail of the account." } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.brands === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brands" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.brands !== void 0) {
      let data1 = data.brands;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err3 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2.name === void 0) {
              const err4 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data2.summary === void 0) {
              const err5 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "summary" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2.category === void 0) {
              const err6 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "category" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.verified === void 0) {
              const err7 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "verified" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.pageAlias === void 0) {
              const err8 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "pageAlias" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.likes === void 0) {
              const err9 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "likes" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.igUsername === void 0) {
              const err10 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "igUsername" } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.igFollowers === void 0) {
              const err11 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "igFollowers" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.igEngagementRate === void 0) {
              const err12 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "igEngagementRate" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.tiktokUsername === void 0) {
              const err13 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "tiktokUsername" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.tiktokFollowers === void 0) {
              const err14 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "tiktokFollowers" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2.thumbnailUrl === void 0) {
              const err15 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "thumbnailUrl" } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data2.id !== void 0) {
              if (typeof data2.id !== "string") {
                const err16 = { instancePath: instancePath + "/brands/" + i0 + "/id", schemaPath: "#/components/schemas/Brand/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data2.name !== void 0) {
              if (typeof data2.name !== "string") {
                const err17 = { instancePath: instancePath + "/brands/" + i0 + "/name", schemaPath: "#/components/schemas/Brand/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data2.summary !== void 0) {
              let data5 = data2.summary;
              if (typeof data5 !== "string" && data5 !== null) {
                const err18 = { instancePath: instancePath + "/brands/" + i0 + "/summary", schemaPath: "#/components/schemas/Brand/properties/summary/type", keyword: "type", params: { type: schema53.properties.summary.type } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data2.category !== void 0) {
              let data6 = data2.category;
              if (typeof data6 !== "string" && data6 !== null) {
                const err19 = { instancePath: instancePath + "/brands/" + i0 + "/category", schemaPath: "#/components/schemas/Brand/properties/category/type", keyword: "type", params: { type: schema53.properties.category.type } };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data2.verified !== void 0) {
              if (typeof data2.verified !== "boolean") {
                const err20 = { instancePath: instancePath + "/brands/" + i0 + "/verified", schemaPath: "#/components/schemas/Brand/properties/verified/type", keyword: "type", params: { type: "boolean" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data2.pageAlias !== void 0) {
              let data8 = data2.pageAlias;
              if (typeof data8 !== "string" && data8 !== null) {
                const err21 = { instancePath: instancePath + "/brands/" + i0 + "/pageAlias", schemaPath: "#/components/schemas/Brand/properties/pageAlias/type", keyword: "type", params: { type: schema53.properties.pageAlias.type } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data2.likes !== void 0) {
              let data9 = data2.likes;
              if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
                const err22 = { instancePath: instancePath + "/brands/" + i0 + "/likes", schemaPath: "#/components/schemas/Brand/properties/likes/type", keyword: "type", params: { type: schema53.properties.likes.type } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data2.igUsername !== void 0) {
              let data10 = data2.igUsername;
              if (typeof data10 !== "string" && data10 !== null) {
                const err23 = { instancePath: instancePath + "/brands/" + i0 + "/igUsername", schemaPath: "#/components/schemas/Brand/properties/igUsername/type", keyword: "type", params: { type: schema53.properties.igUsername.type } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.igFollowers !== void 0) {
              let data11 = data2.igFollowers;
              if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
                const err24 = { instancePath: instancePath + "/brands/" + i0 + "/igFollowers", schemaPath: "#/components/schemas/Brand/properties/igFollowers/type", keyword: "type", params: { type: schema53.properties.igFollowers.type } };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data2.igEngagementRate !== void 0) {
              let data12 = data2.igEngagementRate;
              if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
                const err25 = { instancePath: instancePath + "/brands/" + i0 + "/igEngagementRate", schemaPath: "#/components/schemas/Brand/properties/igEngagementRate/type", keyword: "type", params: { type: schema53.properties.igEngagementRate.type } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data2.tiktokUsername !== void 0) {
              let data13 = data2.tiktokUsername;
              if (typeof data13 !== "string" && data13 !== null) {
                const err26 = { instancePath: instancePath + "/brands/" + i0 + "/tiktokUsername", schemaPath: "#/components/schemas/Brand/properties/tiktokUsername/type", keyword: "type", params: { type: schema53.properties.tiktokUsername.type } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data2.tiktokFollowers !== void 0) {
              let data14 = data2.tiktokFollowers;
              if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
                const err27 = { instancePath: instancePath + "/brands/" + i0 + "/tiktokFollowers", schemaPath: "#/components/schemas/Brand/properties/tiktokFollowers/type", keyword: "type", params: { type: schema53.properties.tiktokFollowers.type } };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data2.thumbnailUrl !== void 0) {
              let data15 = data2.thumbnailUrl;
              if (typeof data15 !== "string" && data15 !== null) {
                const err28 = { instancePath: instancePath + "/brands/" + i0 + "/thumbnailUrl", schemaPath: "#/components/schemas/Brand/properties/thumbnailUrl/type", keyword: "type", params: { type: schema53.properties.thumbnailUrl.type } };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/brands/" + i0, schemaPath: "#/components/schemas/Brand/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.unmatchedIds !== void 0) {
      let data16 = data.unmatchedIds;
      if (Array.isArray(data16)) {
        const len1 = data16.length;
        for (let i1 = 0, before1 = errors; i1 < len1 && errors - before1 < 1e3; i1++) {
          if (typeof data16[i1] !== "string") {
            const err31 = { instancePath: instancePath + "/unmatchedIds/" + i1, schemaPath: "#/properties/unmatchedIds/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/unmatchedIds", schemaPath: "#/properties/unmatchedIds/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "count": true, "brands": true, "unmatchedIds": true }, "dynamicProps": false, "dynamicItems": false };
var response_BadRequest = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("invalid_request" !== data1) {
            const err5 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "invalid_request" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.details !== void 0) {
          let data3 = data0.details;
          if (Array.isArray(data3)) {
            const len0 = data3.length;
            for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
              let data4 = data3[i0];
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.path === void 0) {
                  const err7 = { instancePath: instancePath + "/error/details/" + i0, schemaPath: "#/components/schemas/ErrorDetail/required", keyword: "required", params: { missingProperty: "path" } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (data4.message === void 0) {
                  const err8 = { instancePath: instancePath + "/error/details/" + i0, schemaPath: "#/components/schemas/ErrorDetail/required", keyword: "required", params: { missingProperty: "message" } };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data4.path !== void 0) {
                  if (typeof data4.path !== "string") {
                    const err9 = { instancePath: instancePath + "/error/details/" + i0 + "/path", schemaPath: "#/components/schemas/ErrorDetail/properties/path/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                }
                if (data4.message !== void 0) {
                  if (typeof data4.message !== "string") {
                    const err10 = { instancePath: instancePath + "/error/details/" + i0 + "/message", schemaPath: "#/components/schemas/ErrorDetail/properties/message/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                }
              } else {
                const err11 = { instancePath: instancePath + "/error/details/" + i0, schemaPath: "#/components/schemas/ErrorDetail/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
          } else {
            const err12 = { instancePath: instancePath + "/error/details", schemaPath: "#/properties/error/properties/details/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_Unauthorized = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("invalid_api_key" !== data1) {
            const err5 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "invalid_api_key" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_PaymentRequired = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("out_of_credits" !== data1) {
            const err5 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "out_of_credits" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_Forbidden = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/components/schemas/SubscriptionInactiveError/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error")) {
        const err1 = { instancePath, schemaPath: "#/components/schemas/SubscriptionInactiveError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/SubscriptionInactiveError/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/SubscriptionInactiveError/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/code", schemaPath: "#/components/schemas/SubscriptionInactiveError/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("subscription_inactive" !== data1) {
            const err5 = { instancePath: instancePath + "/error/code", schemaPath: "#/components/schemas/SubscriptionInactiveError/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "subscription_inactive" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/components/schemas/SubscriptionInactiveError/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/SubscriptionInactiveError/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/components/schemas/SubscriptionInactiveError/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs11 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err9 = { instancePath, schemaPath: "#/components/schemas/MembershipEndedError/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "error")) {
        const err10 = { instancePath, schemaPath: "#/components/schemas/MembershipEndedError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.code === void 0) {
          const err11 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/MembershipEndedError/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data3.message === void 0) {
          const err12 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/MembershipEndedError/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3.code !== void 0) {
          let data4 = data3.code;
          if (typeof data4 !== "string") {
            const err13 = { instancePath: instancePath + "/error/code", schemaPath: "#/components/schemas/MembershipEndedError/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if ("membership_ended" !== data4) {
            const err14 = { instancePath: instancePath + "/error/code", schemaPath: "#/components/schemas/MembershipEndedError/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "membership_ended" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data3.message !== void 0) {
          if (typeof data3.message !== "string") {
            const err15 = { instancePath: instancePath + "/error/message", schemaPath: "#/components/schemas/MembershipEndedError/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/MembershipEndedError/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/components/schemas/MembershipEndedError/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  var _valid0 = _errs11 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err18 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate36.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate36.evaluated = { "dynamicProps": true, "dynamicItems": false };
var response_MethodNotAllowed = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("method_not_allowed" !== data1) {
            const err5 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "method_not_allowed" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_PayloadTooLarge = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("payload_too_large" !== data1) {
            const err5 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "payload_too_large" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_TooManyRequests = validate39;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("rate_limited" !== data1) {
            const err5 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "rate_limited" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_InternalServerError = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("internal_error" !== data1) {
            const err5 = { instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "internal_error" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var getBrand_200 = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.summary === void 0) {
      const err2 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "summary" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.category === void 0) {
      const err3 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "category" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.verified === void 0) {
      const err4 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "verified" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.pageAlias === void 0) {
      const err5 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "pageAlias" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.likes === void 0) {
      const err6 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "likes" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.igUsername === void 0) {
      const err7 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "igUsername" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.igFollowers === void 0) {
      const err8 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "igFollowers" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.igEngagementRate === void 0) {
      const err9 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "igEngagementRate" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.tiktokUsername === void 0) {
      const err10 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "tiktokUsername" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.tiktokFollowers === void 0) {
      const err11 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "tiktokFollowers" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.thumbnailUrl === void 0) {
      const err12 = { instancePath, schemaPath: "#/components/schemas/Brand/required", keyword: "required", params: { missingProperty: "thumbnailUrl" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err13 = { instancePath: instancePath + "/id", schemaPath: "#/components/schemas/Brand/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err14 = { instancePath: instancePath + "/name", schemaPath: "#/components/schemas/Brand/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.summary !== void 0) {
      let data2 = data.summary;
      if (typeof data2 !== "string" && data2 !== null) {
        const err15 = { instancePath: instancePath + "/summary", schemaPath: "#/components/schemas/Brand/properties/summary/type", keyword: "type", params: { type: schema53.properties.summary.type } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data3 = data.category;
      if (typeof data3 !== "string" && data3 !== null) {
        const err16 = { instancePath: instancePath + "/category", schemaPath: "#/components/schemas/Brand/properties/category/type", keyword: "type", params: { type: schema53.properties.category.type } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.verified !== void 0) {
      if (typeof data.verified !== "boolean") {
        const err17 = { instancePath: instancePath + "/verified", schemaPath: "#/components/schemas/Brand/properties/verified/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.pageAlias !== void 0) {
      let data5 = data.pageAlias;
      if (typeof data5 !== "string" && data5 !== null) {
        const err18 = { instancePath: instancePath + "/pageAlias", schemaPath: "#/components/schemas/Brand/properties/pageAlias/type", keyword: "type", params: { type: schema53.properties.pageAlias.type } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.likes !== void 0) {
      let data6 = data.likes;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err19 = { instancePath: instancePath + "/likes", schemaPath: "#/components/schemas/Brand/properties/likes/type", keyword: "type", params: { type: schema53.properties.likes.type } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.igUsername !== void 0) {
      let data7 = data.igUsername;
      if (typeof data7 !== "string" && data7 !== null) {
        const err20 = { instancePath: instancePath + "/igUsername", schemaPath: "#/components/schemas/Brand/properties/igUsername/type", keyword: "type", params: { type: schema53.properties.igUsername.type } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.igFollowers !== void 0) {
      let data8 = data.igFollowers;
      if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
        const err21 = { instancePath: instancePath + "/igFollowers", schemaPath: "#/components/schemas/Brand/properties/igFollowers/type", keyword: "type", params: { type: schema53.properties.igFollowers.type } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.igEngagementRate !== void 0) {
      let data9 = data.igEngagementRate;
      if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
        const err22 = { instancePath: instancePath + "/igEngagementRate", schemaPath: "#/components/schemas/Brand/properties/igEngagementRate/type", keyword: "type", params: { type: schema53.properties.igEngagementRate.type } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.tiktokUsername !== void 0) {
      let data10 = data.tiktokUsername;
      if (typeof data10 !== "string" && data10 !== null) {
        const err23 = { instancePath: instancePath + "/tiktokUsername", schemaPath: "#/components/schemas/Brand/properties/tiktokUsername/type", keyword: "type", params: { type: schema53.properties.tiktokUsername.type } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.tiktokFollowers !== void 0) {
      let data11 = data.tiktokFollowers;
      if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
        const err24 = { instancePath: instancePath + "/tiktokFollowers", schemaPath: "#/components/schemas/Brand/properties/tiktokFollowers/type", keyword: "type", params: { type: schema53.properties.tiktokFollowers.type } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.thumbnailUrl !== void 0) {
      let data12 = data.thumbnailUrl;
      if (typeof data12 !== "string" && data12 !== null) {
        const err25 = { instancePath: instancePath + "/thumbnailUrl", schemaPath: "#/components/schemas/Brand/properties/thumbnailUrl/type", keyword: "type", params: { type: schema53.properties.thumbnailUrl.type } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: "#/components/schemas/Brand/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count !== void 0) {
      const err27 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/false schema", keyword: "false schema", params: {} };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": { "count": true, "id": true, "name": true, "summary": true, "category": true, "verified": true, "pageAlias": true, "likes": true, "igUsername": true, "igFollowers": true, "igEngagementRate": true, "tiktokUsername": true, "tiktokFollowers": true, "thumbnailUrl": true }, "dynamicProps": false, "dynamicItems": false };
var response_NotFound = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err0 = { instancePath, schemaPath: "#/components/schemas/BrandNotFoundError/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "error")) {
        const err1 = { instancePath, schemaPath: "#/components/schemas/BrandNotFoundError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/BrandNotFoundError/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.message === void 0) {
          const err3 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/BrandNotFoundError/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/error/code", schemaPath: "#/components/schemas/BrandNotFoundError/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if ("brand_not_found" !== data1) {
            const err5 = { instancePath: instancePath + "/error/code", schemaPath: "#/components/schemas/BrandNotFoundError/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "brand_not_found" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.message !== void 0) {
          if (typeof data0.message !== "string") {
            const err6 = { instancePath: instancePath + "/error/message", schemaPath: "#/components/schemas/BrandNotFoundError/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/BrandNotFoundError/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/components/schemas/BrandNotFoundError/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs11 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      const err9 = { instancePath, schemaPath: "#/components/schemas/NotFoundError/required", keyword: "required", params: { missingProperty: "error" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "error")) {
        const err10 = { instancePath, schemaPath: "#/components/schemas/NotFoundError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.error !== void 0) {
      let data3 = data.error;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.code === void 0) {
          const err11 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/NotFoundError/properties/error/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data3.message === void 0) {
          const err12 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/NotFoundError/properties/error/required", keyword: "required", params: { missingProperty: "message" } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3.code !== void 0) {
          let data4 = data3.code;
          if (typeof data4 !== "string") {
            const err13 = { instancePath: instancePath + "/error/code", schemaPath: "#/components/schemas/NotFoundError/properties/error/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if ("not_found" !== data4) {
            const err14 = { instancePath: instancePath + "/error/code", schemaPath: "#/components/schemas/NotFoundError/properties/error/properties/code/const", keyword: "const", params: { allowedValue: "not_found" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data3.message !== void 0) {
          if (typeof data3.message !== "string") {
            const err15 = { instancePath: instancePath + "/error/message", schemaPath: "#/components/schemas/NotFoundError/properties/error/properties/message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/error", schemaPath: "#/components/schemas/NotFoundError/properties/error/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/components/schemas/NotFoundError/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  var _valid0 = _errs11 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err18 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate42.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate42.evaluated = { "dynamicProps": true, "dynamicItems": false };
var searchBrandMedia_request = validate43;
var schema70 = { "type": "object", "description": "Search creatives with a request in natural language.", "x-unspecified": [{ "required": "which fields" }, "further-fields"], "properties": { "mode": { "type": "string", "description": "How to search. Both modes run a language model.", "x-effect": { "by": "mode" }, "enum": ["structured", "smart"] }, "userRequest": { "type": "string", "description": "What to look for, in natural language.", "x-effect": { "by": "prompt" } }, "semanticSearchQuery": { "type": "string", "description": "Text of the semantic search; called `query` in v2.", "x-assumed": "Only the name is specified, as the field that v2's `query` replaces; the type is assumed to be that of `query`.", "x-effect": { "by": "search" } }, "filters": { "$ref": "#/components/schemas/LegacyMediaFilters", "description": "Narrows the search." }, "limit": { "type": "integer", "description": "Maximum number of rows to return. Each one is charged, so ask for no more than you need.", "x-unspecified": ["range", "default"], "x-effect": { "by": "limit" } } } };
var schema72 = { "type": "string", "description": "A period of days, given by name.", "x-unspecified": [{ "bounds": "the first and the last day of each preset" }, { "unit": "the time zone of the days" }], "enum": ["today", "yesterday", "last-3-days", "last-7-days", "this-week", "last-week", "last-14-days", "last-30-days", "this-month", "last-month", "last-3-months", "last-6-months", "year-to-date", "last-year"] };
var schema73 = { "type": "string", "description": "How `landingPage` is compared.", "enum": ["contains", "equals"] };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.dateRange !== void 0) {
      let data0 = data.dateRange;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.preset !== void 0) {
          let data1 = data0.preset;
          if (typeof data1 !== "string") {
            const err0 = { instancePath: instancePath + "/dateRange/preset", schemaPath: "#/components/schemas/DatePreset/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          if (!(data1 === "today" || data1 === "yesterday" || data1 === "last-3-days" || data1 === "last-7-days" || data1 === "this-week" || data1 === "last-week" || data1 === "last-14-days" || data1 === "last-30-days" || data1 === "this-month" || data1 === "last-month" || data1 === "last-3-months" || data1 === "last-6-months" || data1 === "year-to-date" || data1 === "last-year")) {
            const err1 = { instancePath: instancePath + "/dateRange/preset", schemaPath: "#/components/schemas/DatePreset/enum", keyword: "enum", params: { allowedValues: schema72.enum } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data0.startDate !== void 0) {
          if (typeof data0.startDate !== "string") {
            const err2 = { instancePath: instancePath + "/dateRange/startDate", schemaPath: "#/properties/dateRange/properties/startDate/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data0.endDate !== void 0) {
          if (typeof data0.endDate !== "string") {
            const err3 = { instancePath: instancePath + "/dateRange/endDate", schemaPath: "#/properties/dateRange/properties/endDate/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/dateRange", schemaPath: "#/properties/dateRange/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.daysRun !== void 0) {
      let data4 = data.daysRun;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.min !== void 0) {
          let data5 = data4.min;
          if (!(typeof data5 == "number" && isFinite(data5))) {
            const err5 = { instancePath: instancePath + "/daysRun/min", schemaPath: "#/properties/daysRun/properties/min/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data4.max !== void 0) {
          let data6 = data4.max;
          if (!(typeof data6 == "number" && isFinite(data6))) {
            const err6 = { instancePath: instancePath + "/daysRun/max", schemaPath: "#/properties/daysRun/properties/max/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/daysRun", schemaPath: "#/properties/daysRun/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.viewCount !== void 0) {
      let data7 = data.viewCount;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.min !== void 0) {
          let data8 = data7.min;
          if (!(typeof data8 == "number" && isFinite(data8))) {
            const err8 = { instancePath: instancePath + "/viewCount/min", schemaPath: "#/properties/viewCount/properties/min/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data7.max !== void 0) {
          let data9 = data7.max;
          if (!(typeof data9 == "number" && isFinite(data9))) {
            const err9 = { instancePath: instancePath + "/viewCount/max", schemaPath: "#/properties/viewCount/properties/max/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/viewCount", schemaPath: "#/properties/viewCount/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.landingPage !== void 0) {
      let data10 = data.landingPage;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.value !== void 0) {
          if (typeof data10.value !== "string") {
            const err11 = { instancePath: instancePath + "/landingPage/value", schemaPath: "#/properties/landingPage/properties/value/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data10.operator !== void 0) {
          let data12 = data10.operator;
          if (typeof data12 !== "string") {
            const err12 = { instancePath: instancePath + "/landingPage/operator", schemaPath: "#/components/schemas/LandingPageMatch/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (!(data12 === "contains" || data12 === "equals")) {
            const err13 = { instancePath: instancePath + "/landingPage/operator", schemaPath: "#/components/schemas/LandingPageMatch/enum", keyword: "enum", params: { allowedValues: schema73.enum } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/landingPage", schemaPath: "#/properties/landingPage/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": { "dateRange": true, "daysRun": true, "viewCount": true, "landingPage": true }, "dynamicProps": false, "dynamicItems": false };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (typeof data0 !== "string") {
        const err0 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (!(data0 === "structured" || data0 === "smart")) {
        const err1 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema70.properties.mode.enum } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.userRequest !== void 0) {
      if (typeof data.userRequest !== "string") {
        const err2 = { instancePath: instancePath + "/userRequest", schemaPath: "#/properties/userRequest/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.semanticSearchQuery !== void 0) {
      if (typeof data.semanticSearchQuery !== "string") {
        const err3 = { instancePath: instancePath + "/semanticSearchQuery", schemaPath: "#/properties/semanticSearchQuery/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.filters !== void 0) {
      if (!validate44(data.filters, { instancePath: instancePath + "/filters", parentData: data, parentDataProperty: "filters", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
        errors = vErrors.length;
      }
    }
    if (data.limit !== void 0) {
      let data4 = data.limit;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": { "mode": true, "userRequest": true, "semanticSearchQuery": true, "filters": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
var searchBrandMedia_200 = validate46;
var schema75 = { "type": "object", "description": "A creative (one ad), as v1 returns it.", "required": ["id", "title", "type", "mediaType", "mediaUrl", "thumbnailUrl", "platforms", "hook", "startAt", "endAt", "daysRun", "categories", "carouselCount", "viewCount", "likeCount", "commentCount", "impressionPercentile", "impressionsText"], "x-unspecified": [{ "presence": "which keys are present, and which may be null" }], "x-assumed": "Every field is assumed to be present, and nullable where v2's field is (`mediaUrl` like v2's `url`); for v1, the specification does not say.", "properties": { "id": { "type": "string", "description": "Id of the creative." }, "title": { "type": ["string", "null"], "description": "Title of the creative." }, "type": { "type": ["string", "null"], "description": "Ad format of the creative.", "x-unspecified": ["values"] }, "mediaType": { "type": ["string", "null"], "description": "Media type of the creative.", "x-unspecified": ["values"] }, "mediaUrl": { "type": ["string", "null"], "description": "URL of the image or video." }, "thumbnailUrl": { "type": ["string", "null"], "description": "URL of a preview image." }, "platforms": { "type": "array", "description": "Where the creative runs.", "x-unspecified": ["values"], "items": { "type": "string" } }, "hook": { "type": ["string", "null"], "description": "How the creative opens to catch attention." }, "startAt": { "type": ["string", "null"], "description": "When the creative started running.", "x-unspecified": ["format"] }, "endAt": { "type": ["string", "null"], "description": "When the creative stopped running.", "x-unspecified": ["format"] }, "daysRun": { "type": ["number", "null"], "description": "Number of days the creative has run." }, "categories": { "type": "array", "description": "Kinds of creative that it is, such as a testimonial.", "x-unspecified": ["values"], "items": { "type": "string" } }, "carouselCount": { "type": ["number", "null"], "description": "Number of cards in a carousel." }, "viewCount": { "type": ["number", "null"], "description": "Number of views." }, "likeCount": { "type": ["number", "null"], "description": "Number of likes." }, "commentCount": { "type": ["number", "null"], "description": "Number of comments." }, "impressionPercentile": { "type": ["number", "null"], "description": "How the creative ranks by impressions, as a percentile.", "x-unspecified": ["range", { "meaning": "whether a higher number means more impressions, and which creatives it is ranked among" }] }, "impressionsText": { "type": ["string", "null"], "description": "Impressions as a readable range, such as `400K-500K`." } } };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.media === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "media" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.media !== void 0) {
      let data1 = data.media;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err3 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2.title === void 0) {
              const err4 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "title" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data2.type === void 0) {
              const err5 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "type" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2.mediaType === void 0) {
              const err6 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "mediaType" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.mediaUrl === void 0) {
              const err7 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "mediaUrl" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.thumbnailUrl === void 0) {
              const err8 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "thumbnailUrl" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.platforms === void 0) {
              const err9 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "platforms" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.hook === void 0) {
              const err10 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "hook" } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.startAt === void 0) {
              const err11 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "startAt" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.endAt === void 0) {
              const err12 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "endAt" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.daysRun === void 0) {
              const err13 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "daysRun" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.categories === void 0) {
              const err14 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "categories" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2.carouselCount === void 0) {
              const err15 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "carouselCount" } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data2.viewCount === void 0) {
              const err16 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "viewCount" } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data2.likeCount === void 0) {
              const err17 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "likeCount" } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data2.commentCount === void 0) {
              const err18 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "commentCount" } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data2.impressionPercentile === void 0) {
              const err19 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "impressionPercentile" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data2.impressionsText === void 0) {
              const err20 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/required", keyword: "required", params: { missingProperty: "impressionsText" } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data2.id !== void 0) {
              if (typeof data2.id !== "string") {
                const err21 = { instancePath: instancePath + "/media/" + i0 + "/id", schemaPath: "#/components/schemas/LegacyMediaItem/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data2.title !== void 0) {
              let data4 = data2.title;
              if (typeof data4 !== "string" && data4 !== null) {
                const err22 = { instancePath: instancePath + "/media/" + i0 + "/title", schemaPath: "#/components/schemas/LegacyMediaItem/properties/title/type", keyword: "type", params: { type: schema75.properties.title.type } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data2.type !== void 0) {
              let data5 = data2.type;
              if (typeof data5 !== "string" && data5 !== null) {
                const err23 = { instancePath: instancePath + "/media/" + i0 + "/type", schemaPath: "#/components/schemas/LegacyMediaItem/properties/type/type", keyword: "type", params: { type: schema75.properties.type.type } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.mediaType !== void 0) {
              let data6 = data2.mediaType;
              if (typeof data6 !== "string" && data6 !== null) {
                const err24 = { instancePath: instancePath + "/media/" + i0 + "/mediaType", schemaPath: "#/components/schemas/LegacyMediaItem/properties/mediaType/type", keyword: "type", params: { type: schema75.properties.mediaType.type } };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data2.mediaUrl !== void 0) {
              let data7 = data2.mediaUrl;
              if (typeof data7 !== "string" && data7 !== null) {
                const err25 = { instancePath: instancePath + "/media/" + i0 + "/mediaUrl", schemaPath: "#/components/schemas/LegacyMediaItem/properties/mediaUrl/type", keyword: "type", params: { type: schema75.properties.mediaUrl.type } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data2.thumbnailUrl !== void 0) {
              let data8 = data2.thumbnailUrl;
              if (typeof data8 !== "string" && data8 !== null) {
                const err26 = { instancePath: instancePath + "/media/" + i0 + "/thumbnailUrl", schemaPath: "#/components/schemas/LegacyMediaItem/properties/thumbnailUrl/type", keyword: "type", params: { type: schema75.properties.thumbnailUrl.type } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data2.platforms !== void 0) {
              let data9 = data2.platforms;
              if (Array.isArray(data9)) {
                const len1 = data9.length;
                for (let i1 = 0, before1 = errors; i1 < len1 && errors - before1 < 1e3; i1++) {
                  if (typeof data9[i1] !== "string") {
                    const err27 = { instancePath: instancePath + "/media/" + i0 + "/platforms/" + i1, schemaPath: "#/components/schemas/LegacyMediaItem/properties/platforms/items/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
              } else {
                const err28 = { instancePath: instancePath + "/media/" + i0 + "/platforms", schemaPath: "#/components/schemas/LegacyMediaItem/properties/platforms/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data2.hook !== void 0) {
              let data11 = data2.hook;
              if (typeof data11 !== "string" && data11 !== null) {
                const err29 = { instancePath: instancePath + "/media/" + i0 + "/hook", schemaPath: "#/components/schemas/LegacyMediaItem/properties/hook/type", keyword: "type", params: { type: schema75.properties.hook.type } };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data2.startAt !== void 0) {
              let data12 = data2.startAt;
              if (typeof data12 !== "string" && data12 !== null) {
                const err30 = { instancePath: instancePath + "/media/" + i0 + "/startAt", schemaPath: "#/components/schemas/LegacyMediaItem/properties/startAt/type", keyword: "type", params: { type: schema75.properties.startAt.type } };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data2.endAt !== void 0) {
              let data13 = data2.endAt;
              if (typeof data13 !== "string" && data13 !== null) {
                const err31 = { instancePath: instancePath + "/media/" + i0 + "/endAt", schemaPath: "#/components/schemas/LegacyMediaItem/properties/endAt/type", keyword: "type", params: { type: schema75.properties.endAt.type } };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data2.daysRun !== void 0) {
              let data14 = data2.daysRun;
              if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
                const err32 = { instancePath: instancePath + "/media/" + i0 + "/daysRun", schemaPath: "#/components/schemas/LegacyMediaItem/properties/daysRun/type", keyword: "type", params: { type: schema75.properties.daysRun.type } };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data2.categories !== void 0) {
              let data15 = data2.categories;
              if (Array.isArray(data15)) {
                const len2 = data15.length;
                for (let i2 = 0, before2 = errors; i2 < len2 && errors - before2 < 1e3; i2++) {
                  if (typeof data15[i2] !== "string") {
                    const err33 = { instancePath: instancePath + "/media/" + i0 + "/categories/" + i2, schemaPath: "#/components/schemas/LegacyMediaItem/properties/categories/items/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                }
              } else {
                const err34 = { instancePath: instancePath + "/media/" + i0 + "/categories", schemaPath: "#/components/schemas/LegacyMediaItem/properties/categories/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data2.carouselCount !== void 0) {
              let data17 = data2.carouselCount;
              if (!(typeof data17 == "number" && isFinite(data17)) && data17 !== null) {
                const err35 = { instancePath: instancePath + "/media/" + i0 + "/carouselCount", schemaPath: "#/components/schemas/LegacyMediaItem/properties/carouselCount/type", keyword: "type", params: { type: schema75.properties.carouselCount.type } };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data2.viewCount !== void 0) {
              let data18 = data2.viewCount;
              if (!(typeof data18 == "number" && isFinite(data18)) && data18 !== null) {
                const err36 = { instancePath: instancePath + "/media/" + i0 + "/viewCount", schemaPath: "#/components/schemas/LegacyMediaItem/properties/viewCount/type", keyword: "type", params: { type: schema75.properties.viewCount.type } };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data2.likeCount !== void 0) {
              let data19 = data2.likeCount;
              if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
                const err37 = { instancePath: instancePath + "/media/" + i0 + "/likeCount", schemaPath: "#/components/schemas/LegacyMediaItem/properties/likeCount/type", keyword: "type", params: { type: schema75.properties.likeCount.type } };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data2.commentCount !== void 0) {
              let data20 = data2.commentCount;
              if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
                const err38 = { instancePath: instancePath + "/media/" + i0 + "/commentCount", schemaPath: "#/components/schemas/LegacyMediaItem/properties/commentCount/type", keyword: "type", params: { type: schema75.properties.commentCount.type } };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data2.impressionPercentile !== void 0) {
              let data21 = data2.impressionPercentile;
              if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null) {
                const err39 = { instancePath: instancePath + "/media/" + i0 + "/impressionPercentile", schemaPath: "#/components/schemas/LegacyMediaItem/properties/impressionPercentile/type", keyword: "type", params: { type: schema75.properties.impressionPercentile.type } };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data2.impressionsText !== void 0) {
              let data22 = data2.impressionsText;
              if (typeof data22 !== "string" && data22 !== null) {
                const err40 = { instancePath: instancePath + "/media/" + i0 + "/impressionsText", schemaPath: "#/components/schemas/LegacyMediaItem/properties/impressionsText/type", keyword: "type", params: { type: schema75.properties.impressionsText.type } };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
          } else {
            const err41 = { instancePath: instancePath + "/media/" + i0, schemaPath: "#/components/schemas/LegacyMediaItem/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
      } else {
        const err42 = { instancePath: instancePath + "/media", schemaPath: "#/properties/media/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": { "count": true, "media": true }, "dynamicProps": false, "dynamicItems": false };
var listBrandInsights_200 = validate47;
var schema77 = { "type": "object", "description": "An account's creatives, grouped by one theme.", "required": ["type", "count", "totals"], "x-unspecified": [{ "shape": "the weekly buckets, which are mentioned without a key or a shape" }], "x-rows": { "in": "totals", "key": "id", "order": { "field": "total", "direction": "descending" } }, "properties": { "type": { "type": "string", "description": "The `type` requested.", "enum": ["USP", "HOOK", "TARGET_PERSONA", "AD_ANGLE"], "x-unspecified": [{ "condition": "AD_ANGLE, which is listed for responses but not for the parameter `type`" }] }, "count": { "type": "integer", "description": "Number of clusters returned and charged." }, "totals": { "type": "array", "description": "The clusters, highest `total` first.", "items": { "$ref": "#/components/schemas/InsightCluster" } } } };
var schema78 = { "type": "object", "description": "Creatives that share an idea.", "required": ["id", "label", "tags", "total"], "properties": { "id": { "type": "string", "description": "Id of the cluster." }, "label": { "type": "string", "description": "The shared idea, in words." }, "tags": { "type": ["array", "null"], "description": "Tags of the cluster.", "x-unspecified": ["meaning"], "items": { "type": "string" } }, "total": { "type": "number", "description": "Number of the account's creatives in the cluster." } } };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.count === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.totals === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totals" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "USP" || data0 === "HOOK" || data0 === "TARGET_PERSONA" || data0 === "AD_ANGLE")) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema77.properties.type.enum } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.totals !== void 0) {
      let data2 = data.totals;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.id === void 0) {
              const err6 = { instancePath: instancePath + "/totals/" + i0, schemaPath: "#/components/schemas/InsightCluster/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data3.label === void 0) {
              const err7 = { instancePath: instancePath + "/totals/" + i0, schemaPath: "#/components/schemas/InsightCluster/required", keyword: "required", params: { missingProperty: "label" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data3.tags === void 0) {
              const err8 = { instancePath: instancePath + "/totals/" + i0, schemaPath: "#/components/schemas/InsightCluster/required", keyword: "required", params: { missingProperty: "tags" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data3.total === void 0) {
              const err9 = { instancePath: instancePath + "/totals/" + i0, schemaPath: "#/components/schemas/InsightCluster/required", keyword: "required", params: { missingProperty: "total" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data3.id !== void 0) {
              if (typeof data3.id !== "string") {
                const err10 = { instancePath: instancePath + "/totals/" + i0 + "/id", schemaPath: "#/components/schemas/InsightCluster/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data3.label !== void 0) {
              if (typeof data3.label !== "string") {
                const err11 = { instancePath: instancePath + "/totals/" + i0 + "/label", schemaPath: "#/components/schemas/InsightCluster/properties/label/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data3.tags !== void 0) {
              let data6 = data3.tags;
              if (!Array.isArray(data6) && data6 !== null) {
                const err12 = { instancePath: instancePath + "/totals/" + i0 + "/tags", schemaPath: "#/components/schemas/InsightCluster/properties/tags/type", keyword: "type", params: { type: schema78.properties.tags.type } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
              if (Array.isArray(data6)) {
                const len1 = data6.length;
                for (let i1 = 0, before1 = errors; i1 < len1 && errors - before1 < 1e3; i1++) {
                  if (typeof data6[i1] !== "string") {
                    const err13 = { instancePath: instancePath + "/totals/" + i0 + "/tags/" + i1, schemaPath: "#/components/schemas/InsightCluster/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                }
              }
            }
            if (data3.total !== void 0) {
              let data8 = data3.total;
              if (!(typeof data8 == "number" && isFinite(data8))) {
                const err14 = { instancePath: instancePath + "/totals/" + i0 + "/total", schemaPath: "#/components/schemas/InsightCluster/properties/total/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/totals/" + i0, schemaPath: "#/components/schemas/InsightCluster/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "props": { "type": true, "count": true, "totals": true }, "dynamicProps": false, "dynamicItems": false };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.count === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.rows === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("MEDIA_MIX" !== data0) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "MEDIA_MIX" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.rows !== void 0) {
      let data2 = data.rows;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.type === void 0) {
              const err6 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/components/schemas/MediaMixRow/required", keyword: "required", params: { missingProperty: "type" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data3.count === void 0) {
              const err7 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/components/schemas/MediaMixRow/required", keyword: "required", params: { missingProperty: "count" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data3.type !== void 0) {
              if (typeof data3.type !== "string") {
                const err8 = { instancePath: instancePath + "/rows/" + i0 + "/type", schemaPath: "#/components/schemas/MediaMixRow/properties/type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data3.count !== void 0) {
              let data5 = data3.count;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err9 = { instancePath: instancePath + "/rows/" + i0 + "/count", schemaPath: "#/components/schemas/MediaMixRow/properties/count/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/components/schemas/MediaMixRow/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "props": { "type": true, "count": true, "rows": true }, "dynamicProps": false, "dynamicItems": false };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "USP") {
        if (!validate48(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
          errors = vErrors.length;
        }
        var props0 = {};
        props0.type = true;
        props0.count = true;
        props0.totals = true;
      } else if (tag0 === "HOOK") {
        if (!validate48(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.count = true;
          props0.totals = true;
        }
      } else if (tag0 === "TARGET_PERSONA") {
        if (!validate48(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.count = true;
          props0.totals = true;
        }
      } else if (tag0 === "AD_ANGLE") {
        if (!validate48(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.count = true;
          props0.totals = true;
        }
      } else if (tag0 === "MEDIA_MIX") {
        if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.count = true;
          props0.rows = true;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate47.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate47.evaluated = { "dynamicProps": true, "dynamicItems": false };
var listBrandLandingPages_200 = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.landingPages === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "landingPages" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.landingPages !== void 0) {
      let data1 = data.landingPages;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.url === void 0) {
              const err3 = { instancePath: instancePath + "/landingPages/" + i0, schemaPath: "#/components/schemas/LandingPage/required", keyword: "required", params: { missingProperty: "url" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2.total === void 0) {
              const err4 = { instancePath: instancePath + "/landingPages/" + i0, schemaPath: "#/components/schemas/LandingPage/required", keyword: "required", params: { missingProperty: "total" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data2.url !== void 0) {
              if (typeof data2.url !== "string") {
                const err5 = { instancePath: instancePath + "/landingPages/" + i0 + "/url", schemaPath: "#/components/schemas/LandingPage/properties/url/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data2.total !== void 0) {
              let data4 = data2.total;
              if (!(typeof data4 == "number" && isFinite(data4))) {
                const err6 = { instancePath: instancePath + "/landingPages/" + i0 + "/total", schemaPath: "#/components/schemas/LandingPage/properties/total/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/landingPages/" + i0, schemaPath: "#/components/schemas/LandingPage/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/landingPages", schemaPath: "#/properties/landingPages/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": { "count": true, "landingPages": true }, "dynamicProps": false, "dynamicItems": false };
var listBrandCampaigns_200 = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate56.errors = null;
  return true;
}
validate56.evaluated = { "dynamicProps": false, "dynamicItems": false };
var listBrandCollabs_200 = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate57.errors = null;
  return true;
}
validate57.evaluated = { "dynamicProps": false, "dynamicItems": false };
var indexBrand_request = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.websiteUrl === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "websiteUrl" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.websiteUrl !== void 0) {
      let data0 = data.websiteUrl;
      if (typeof data0 === "string") {
        if (func1(data0) > 2048) {
          const err1 = { instancePath: instancePath + "/websiteUrl", schemaPath: "#/properties/websiteUrl/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/websiteUrl", schemaPath: "#/properties/websiteUrl/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/websiteUrl", schemaPath: "#/properties/websiteUrl/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "websiteUrl": true }, "dynamicProps": false, "dynamicItems": false };
var indexBrand_200 = validate59;
var schema86 = { "type": "object", "description": "The account behind a URL, and whether the index already had it.", "required": ["brandId", "status"], "properties": { "brandId": { "type": "string", "description": "Id of the account, new or existing." }, "status": { "type": "string", "description": "Whether the account was already in the index.", "enum": ["already_exists", "indexing"] } } };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brandId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.brandId !== void 0) {
      if (typeof data.brandId !== "string") {
        const err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data1 === "already_exists" || data1 === "indexing")) {
        const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema86.properties.status.enum } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": { "brandId": true, "status": true }, "dynamicProps": false, "dynamicItems": false };
var getBrandIndexStatus_200 = validate60;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": { "status": true }, "dynamicProps": false, "dynamicItems": false };
var postComments_request = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate61.errors = null;
  return true;
}
validate61.evaluated = { "dynamicProps": false, "dynamicItems": false };
var postComments_200 = validate62;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate62.errors = null;
  return true;
}
validate62.evaluated = { "dynamicProps": false, "dynamicItems": false };

// <stdin>
var operations = {
  searchBrands: { parameters: searchBrands, body: searchBrands_request, responses: { 200: searchBrands_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 405: response_MethodNotAllowed, 413: response_PayloadTooLarge, 429: response_TooManyRequests, 500: response_InternalServerError } },
  getBrand: { parameters: getBrand, body: null, responses: { 200: getBrand_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  searchBrandMedia: { parameters: searchBrandMedia, body: searchBrandMedia_request, responses: { 200: searchBrandMedia_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 413: response_PayloadTooLarge, 429: response_TooManyRequests, 500: response_InternalServerError } },
  listBrandInsights: { parameters: listBrandInsights, body: null, responses: { 200: listBrandInsights_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  listBrandLandingPages: { parameters: listBrandLandingPages, body: null, responses: { 200: listBrandLandingPages_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  listBrandCampaigns: { parameters: listBrandCampaigns, body: null, responses: { 200: listBrandCampaigns_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  listBrandCollabs: { parameters: listBrandCollabs, body: null, responses: { 200: listBrandCollabs_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  indexBrand: { parameters: indexBrand, body: indexBrand_request, responses: { 200: indexBrand_200, 400: response_BadRequest, 401: response_Unauthorized, 403: response_Forbidden, 405: response_MethodNotAllowed, 413: response_PayloadTooLarge, 429: response_TooManyRequests, 500: response_InternalServerError } },
  getBrandIndexStatus: { parameters: getBrandIndexStatus, body: null, responses: { 200: getBrandIndexStatus_200, 400: response_BadRequest, 401: response_Unauthorized, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  postComments: { parameters: postComments, body: postComments_request, responses: { 200: postComments_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 405: response_MethodNotAllowed, 413: response_PayloadTooLarge, 429: response_TooManyRequests, 500: response_InternalServerError } }
};
var fields = { "searchBrands": { "count": 0, "brands": { "id": 0, "name": 0, "summary": 0, "category": 0, "verified": 0, "pageAlias": 0, "likes": 0, "igUsername": 0, "igFollowers": 0, "igEngagementRate": 0, "tiktokUsername": 0, "tiktokFollowers": 0, "thumbnailUrl": 0 }, "unmatchedIds": 0 }, "getBrand": { "count": 0, "id": 0, "name": 0, "summary": 0, "category": 0, "verified": 0, "pageAlias": 0, "likes": 0, "igUsername": 0, "igFollowers": 0, "igEngagementRate": 0, "tiktokUsername": 0, "tiktokFollowers": 0, "thumbnailUrl": 0 }, "searchBrandMedia": { "count": 0, "media": { "id": 0, "title": 0, "type": 0, "mediaType": 0, "mediaUrl": 0, "thumbnailUrl": 0, "platforms": 0, "hook": 0, "startAt": 0, "endAt": 0, "daysRun": 0, "categories": 0, "carouselCount": 0, "viewCount": 0, "likeCount": 0, "commentCount": 0, "impressionPercentile": 0, "impressionsText": 0 } }, "listBrandInsights": { "type": 0, "count": 0, "totals": { "id": 0, "label": 0, "tags": 0, "total": 0 }, "rows": { "type": 0, "count": 0 } }, "listBrandLandingPages": { "count": 0, "landingPages": { "url": 0, "total": 0 } }, "indexBrand": { "brandId": 0, "status": 0 }, "getBrandIndexStatus": { "status": 0 } };
export {
  fields,
  operations
};

export const schemas = /* @__PURE__ */ standardSchemas(operations);
