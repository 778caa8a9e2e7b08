// Generated from openapi/v2 and openapi/shared by `npm run generate`. Do not edit.
import { standardSchemas } from "../client/validation/standard.js";
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
var searchCreators = validate22;
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
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var getAccount = validate23;
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
var searchMedia = validate24;
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
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var listAccountInsights = validate25;
var schema37 = { "type": "string", "description": "What to group creatives by.", "enum": ["HOOK", "TARGET_PERSONA", "AD_ANGLE", "MEDIA_MIX"] };
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
        if (data2.type === void 0) {
          const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/required", keyword: "required", params: { missingProperty: "type" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
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
                const err4 = { instancePath: instancePath + "/query/type", schemaPath: "#/components/schemas/InsightType/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
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
          if (!(data3 === "HOOK" || data3 === "TARGET_PERSONA" || data3 === "AD_ANGLE" || data3 === "MEDIA_MIX")) {
            const err5 = { instancePath: instancePath + "/query/type", schemaPath: "#/components/schemas/InsightType/enum", keyword: "enum", params: { allowedValues: schema37.enum } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
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
                const err6 = { instancePath: instancePath + "/query/maxDaysBack", schemaPath: "#/properties/query/properties/maxDaysBack/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
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
                const err7 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
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
        }
      } else {
        const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
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
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var listAccountLandingPages = validate26;
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
        }
        if (data2.offset !== void 0) {
          let data5 = data2.offset;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            let dataType3 = typeof data5;
            let coerced3 = void 0;
            if (!(coerced3 !== void 0)) {
              if (dataType3 === "boolean" || data5 === null || dataType3 === "string" && data5 && data5 == +data5 && !(data5 % 1)) {
                coerced3 = +data5;
              } else {
                const err5 = { instancePath: instancePath + "/query/offset", schemaPath: "#/properties/query/properties/offset/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (coerced3 !== void 0) {
              data5 = coerced3;
              if (data2 !== void 0) {
                data2["offset"] = coerced3;
              }
            }
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var listAccountCampaigns = validate27;
var schema40 = { "type": "string", "description": "Campaigns or offers.", "x-unspecified": [{ "meaning": "what tells a campaign from an offer" }], "enum": ["CAMPAIGN", "OFFER"] };
var schema41 = { "type": "string", "description": "Order of campaigns and offers.", "enum": ["MOST_RECENT", "HIGHEST_VELOCITY"], "x-effect": { "by": "order", "orders": { "MOST_RECENT": { "field": "startAt", "direction": "descending" }, "HIGHEST_VELOCITY": { "field": "velocityScore", "direction": "descending", "assumed": { "field": "Sorting by velocity is inferred from the value's name; the specification says newest start date first." } } } } };
var schema42 = { "type": "string", "description": "A period of days, given by name.", "x-unspecified": [{ "bounds": "the first and the last day of each preset" }, { "unit": "the time zone of the days" }], "enum": ["today", "yesterday", "last-3-days", "last-7-days", "this-week", "last-week", "last-14-days", "last-30-days", "this-month", "last-month", "last-3-months", "last-6-months", "year-to-date", "last-year"] };
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
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.type === void 0) {
          const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/required", keyword: "required", params: { missingProperty: "type" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
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
                const err4 = { instancePath: instancePath + "/query/type", schemaPath: "#/components/schemas/CampaignType/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
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
          if (!(data3 === "CAMPAIGN" || data3 === "OFFER")) {
            const err5 = { instancePath: instancePath + "/query/type", schemaPath: "#/components/schemas/CampaignType/enum", keyword: "enum", params: { allowedValues: schema40.enum } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data2.sortBy !== void 0) {
          let data4 = data2.sortBy;
          if (typeof data4 !== "string") {
            let dataType2 = typeof data4;
            let coerced2 = void 0;
            if (!(coerced2 !== void 0)) {
              if (dataType2 == "number" || dataType2 == "boolean") {
                coerced2 = "" + data4;
              } else if (data4 === null) {
                coerced2 = "";
              } else {
                const err6 = { instancePath: instancePath + "/query/sortBy", schemaPath: "#/components/schemas/CampaignSortBy/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (coerced2 !== void 0) {
              data4 = coerced2;
              if (data2 !== void 0) {
                data2["sortBy"] = coerced2;
              }
            }
          }
          if (!(data4 === "MOST_RECENT" || data4 === "HIGHEST_VELOCITY")) {
            const err7 = { instancePath: instancePath + "/query/sortBy", schemaPath: "#/components/schemas/CampaignSortBy/enum", keyword: "enum", params: { allowedValues: schema41.enum } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
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
        }
        if (data2.datePreset !== void 0) {
          let data6 = data2.datePreset;
          if (typeof data6 !== "string") {
            let dataType4 = typeof data6;
            let coerced4 = void 0;
            if (!(coerced4 !== void 0)) {
              if (dataType4 == "number" || dataType4 == "boolean") {
                coerced4 = "" + data6;
              } else if (data6 === null) {
                coerced4 = "";
              } else {
                const err9 = { instancePath: instancePath + "/query/datePreset", schemaPath: "#/components/schemas/DatePreset/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (coerced4 !== void 0) {
              data6 = coerced4;
              if (data2 !== void 0) {
                data2["datePreset"] = coerced4;
              }
            }
          }
          if (!(data6 === "today" || data6 === "yesterday" || data6 === "last-3-days" || data6 === "last-7-days" || data6 === "this-week" || data6 === "last-week" || data6 === "last-14-days" || data6 === "last-30-days" || data6 === "this-month" || data6 === "last-month" || data6 === "last-3-months" || data6 === "last-6-months" || data6 === "year-to-date" || data6 === "last-year")) {
            const err10 = { instancePath: instancePath + "/query/datePreset", schemaPath: "#/components/schemas/DatePreset/enum", keyword: "enum", params: { allowedValues: schema42.enum } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data2.startDate !== void 0) {
          let data7 = data2.startDate;
          if (typeof data7 !== "string") {
            let dataType5 = typeof data7;
            let coerced5 = void 0;
            if (!(coerced5 !== void 0)) {
              if (dataType5 == "number" || dataType5 == "boolean") {
                coerced5 = "" + data7;
              } else if (data7 === null) {
                coerced5 = "";
              } else {
                const err11 = { instancePath: instancePath + "/query/startDate", schemaPath: "#/properties/query/properties/startDate/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (coerced5 !== void 0) {
              data7 = coerced5;
              if (data2 !== void 0) {
                data2["startDate"] = coerced5;
              }
            }
          }
        }
        if (data2.endDate !== void 0) {
          let data8 = data2.endDate;
          if (typeof data8 !== "string") {
            let dataType6 = typeof data8;
            let coerced6 = void 0;
            if (!(coerced6 !== void 0)) {
              if (dataType6 == "number" || dataType6 == "boolean") {
                coerced6 = "" + data8;
              } else if (data8 === null) {
                coerced6 = "";
              } else {
                const err12 = { instancePath: instancePath + "/query/endDate", schemaPath: "#/properties/query/properties/endDate/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (coerced6 !== void 0) {
              data8 = coerced6;
              if (data2 !== void 0) {
                data2["endDate"] = coerced6;
              }
            }
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
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
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var listAccountCollabs = validate28;
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
        if (data2.limit !== void 0) {
          let data3 = data2.limit;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            let dataType1 = typeof data3;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 === "boolean" || data3 === null || dataType1 === "string" && data3 && data3 == +data3 && !(data3 % 1)) {
                coerced1 = +data3;
              } else {
                const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" } };
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
                data2["limit"] = coerced1;
              }
            }
          }
        }
        if (data2.offset !== void 0) {
          let data4 = data2.offset;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            let dataType2 = typeof data4;
            let coerced2 = void 0;
            if (!(coerced2 !== void 0)) {
              if (dataType2 === "boolean" || data4 === null || dataType2 === "string" && data4 && data4 == +data4 && !(data4 % 1)) {
                coerced2 = +data4;
              } else {
                const err4 = { instancePath: instancePath + "/query/offset", schemaPath: "#/properties/query/properties/offset/type", keyword: "type", params: { type: "integer" } };
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
                data2["offset"] = coerced2;
              }
            }
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var indexAccount = validate29;
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
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var getAccountIndexStatus = validate30;
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
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var searchTaxonomies = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
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
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.query === void 0) {
          const err1 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/required", keyword: "required", params: { missingProperty: "query" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data1.query !== void 0) {
          let data2 = data1.query;
          if (typeof data2 !== "string") {
            let dataType0 = typeof data2;
            let coerced0 = void 0;
            if (!(coerced0 !== void 0)) {
              if (dataType0 == "number" || dataType0 == "boolean") {
                coerced0 = "" + data2;
              } else if (data2 === null) {
                coerced0 = "";
              } else {
                const err2 = { instancePath: instancePath + "/query/query", schemaPath: "#/properties/query/properties/query/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (coerced0 !== void 0) {
              data2 = coerced0;
              if (data1 !== void 0) {
                data1["query"] = coerced0;
              }
            }
          }
        }
        if (data1.limit !== void 0) {
          let data3 = data1.limit;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            let dataType1 = typeof data3;
            let coerced1 = void 0;
            if (!(coerced1 !== void 0)) {
              if (dataType1 === "boolean" || data3 === null || dataType1 === "string" && data3 && data3 == +data3 && !(data3 % 1)) {
                coerced1 = +data3;
              } else {
                const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" } };
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
              if (data1 !== void 0) {
                data1["limit"] = coerced1;
              }
            }
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } };
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
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var postComments = validate32;
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
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };

// memory:bodies
var searchBrands_request = validate212;
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
    if (data.ids !== void 0) {
      let data0 = data.ids;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          let valid5 = false;
          const _errs7 = errors;
          if (typeof data1 !== "string") {
            const err0 = { instancePath: instancePath + "/ids/" + i0, schemaPath: "#/components/schemas/AccountSearchFields/properties/ids/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          var _valid0 = _errs7 === errors;
          valid5 = valid5 || _valid0;
          const _errs9 = errors;
          if (!(typeof data1 == "number" && isFinite(data1))) {
            const err1 = { instancePath: instancePath + "/ids/" + i0, schemaPath: "#/components/schemas/AccountSearchFields/properties/ids/items/anyOf/1/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var _valid0 = _errs9 === errors;
          valid5 = valid5 || _valid0;
          if (!valid5) {
            const err2 = { instancePath: instancePath + "/ids/" + i0, schemaPath: "#/components/schemas/AccountSearchFields/properties/ids/items/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          } else {
            errors = _errs6;
            if (vErrors !== null) {
              if (_errs6) {
                vErrors.length = _errs6;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/ids", schemaPath: "#/components/schemas/AccountSearchFields/properties/ids/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.igUsername !== void 0) {
      if (typeof data.igUsername !== "string") {
        const err4 = { instancePath: instancePath + "/igUsername", schemaPath: "#/components/schemas/AccountSearchFields/properties/igUsername/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.tiktokUsername !== void 0) {
      if (typeof data.tiktokUsername !== "string") {
        const err5 = { instancePath: instancePath + "/tiktokUsername", schemaPath: "#/components/schemas/AccountSearchFields/properties/tiktokUsername/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.names !== void 0) {
      let data4 = data.names;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0, before1 = errors; i1 < len1 && errors - before1 < 1e3; i1++) {
          if (typeof data4[i1] !== "string") {
            const err6 = { instancePath: instancePath + "/names/" + i1, schemaPath: "#/components/schemas/AccountSearchFields/properties/names/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/names", schemaPath: "#/components/schemas/AccountSearchFields/properties/names/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      if (typeof data.query !== "string") {
        const err8 = { instancePath: instancePath + "/query", schemaPath: "#/components/schemas/AccountSearchFields/properties/query/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.location !== void 0) {
      if (typeof data.location !== "string") {
        const err9 = { instancePath: instancePath + "/location", schemaPath: "#/components/schemas/AccountSearchFields/properties/location/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.sortBy !== void 0) {
      if (typeof data.sortBy !== "string") {
        const err10 = { instancePath: instancePath + "/sortBy", schemaPath: "#/components/schemas/AccountSearchFields/properties/sortBy/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data9 = data.limit;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err11 = { instancePath: instancePath + "/limit", schemaPath: "#/components/schemas/AccountSearchFields/properties/limit/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/components/schemas/AccountSearchFields/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.taxonomy !== void 0) {
      let data10 = data.taxonomy;
      if (Array.isArray(data10)) {
        const len2 = data10.length;
        for (let i2 = 0, before2 = errors; i2 < len2 && errors - before2 < 1e3; i2++) {
          if (typeof data10[i2] !== "string") {
            const err13 = { instancePath: instancePath + "/taxonomy/" + i2, schemaPath: "#/components/schemas/TaxonomyPath/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/taxonomy", schemaPath: "#/allOf/1/properties/taxonomy/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.gender !== void 0) {
      const err15 = { instancePath: instancePath + "/gender", schemaPath: "#/allOf/1/properties/gender/false schema", keyword: "false schema", params: {} };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.ageRange !== void 0) {
      const err16 = { instancePath: instancePath + "/ageRange", schemaPath: "#/allOf/1/properties/ageRange/false schema", keyword: "false schema", params: {} };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.ethnicity !== void 0) {
      const err17 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/allOf/1/properties/ethnicity/false schema", keyword: "false schema", params: {} };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.language !== void 0) {
      const err18 = { instancePath: instancePath + "/language", schemaPath: "#/allOf/1/properties/language/false schema", keyword: "false schema", params: {} };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate212.errors = vErrors;
  return errors === 0;
}
validate212.evaluated = { "props": { "taxonomy": true, "gender": true, "ageRange": true, "ethnicity": true, "language": true, "ids": true, "igUsername": true, "tiktokUsername": true, "names": true, "query": true, "location": true, "sortBy": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
var searchBrands_200 = validate222;
var schema36 = { "type": "object", "description": "A brand in the index.", "required": ["type"], "x-unspecified": [{ "presence": "any other fields, and which fields are always present" }], "properties": { "type": { "type": "string", "description": "Always `BRAND`; tells brands from creators.", "const": "BRAND" }, "facebookUsername": { "type": ["string", "null"], "description": "Facebook handle.", "x-assumed": "Only the name is specified, among the fields that creators lack; the type is that of the field in a creative's `brand`." }, "likes": { "type": ["number", "null"], "description": "Number of likes.", "x-unspecified": [{ "meaning": "on which platform" }], "x-assumed": "Only the name is specified, among the fields that creators lack; the type is that of the field in v1's brand row." }, "category": { "type": ["string", "null"], "description": "Category of the brand.", "x-unspecified": ["values"], "x-assumed": "Only the name is specified, among the fields that creators lack; the type is that of the field in v1's brand row." } }, "allOf": [{ "$ref": "#/components/schemas/AccountProfile" }] };
var schema372 = { "type": "object", "description": "The fields that brands and creators share.", "x-assumed": "The specification does not list the fields of an account in v2. These are the fields of v1's brand row that it does not tie to brands alone; any of them may be missing.", "properties": { "id": { "type": "string", "description": "Id of the account." }, "name": { "type": "string", "description": "Name of the account." }, "summary": { "type": ["string", "null"], "description": "Short description of the account." }, "verified": { "type": "boolean", "description": "Whether the account is verified." }, "pageAlias": { "type": ["string", "null"], "description": "Alias of the account's page." }, "igUsername": { "type": ["string", "null"], "description": "Instagram handle." }, "igFollowers": { "type": ["number", "null"], "description": "Number of followers on Instagram." }, "igEngagementRate": { "type": ["number", "null"], "description": "Engagement rate on Instagram.", "x-unspecified": ["unit"] }, "tiktokUsername": { "type": ["string", "null"], "description": "TikTok handle." }, "tiktokFollowers": { "type": ["number", "null"], "description": "Number of followers on TikTok." }, "thumbnailUrl": { "type": ["string", "null"], "description": "URL of a thumbnail of the account." } } };
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
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/components/schemas/AccountProfile/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/components/schemas/AccountProfile/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.summary !== void 0) {
      let data2 = data.summary;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/summary", schemaPath: "#/components/schemas/AccountProfile/properties/summary/type", keyword: "type", params: { type: schema372.properties.summary.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.verified !== void 0) {
      if (typeof data.verified !== "boolean") {
        const err3 = { instancePath: instancePath + "/verified", schemaPath: "#/components/schemas/AccountProfile/properties/verified/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.pageAlias !== void 0) {
      let data4 = data.pageAlias;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/pageAlias", schemaPath: "#/components/schemas/AccountProfile/properties/pageAlias/type", keyword: "type", params: { type: schema372.properties.pageAlias.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.igUsername !== void 0) {
      let data5 = data.igUsername;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/igUsername", schemaPath: "#/components/schemas/AccountProfile/properties/igUsername/type", keyword: "type", params: { type: schema372.properties.igUsername.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.igFollowers !== void 0) {
      let data6 = data.igFollowers;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err6 = { instancePath: instancePath + "/igFollowers", schemaPath: "#/components/schemas/AccountProfile/properties/igFollowers/type", keyword: "type", params: { type: schema372.properties.igFollowers.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.igEngagementRate !== void 0) {
      let data7 = data.igEngagementRate;
      if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
        const err7 = { instancePath: instancePath + "/igEngagementRate", schemaPath: "#/components/schemas/AccountProfile/properties/igEngagementRate/type", keyword: "type", params: { type: schema372.properties.igEngagementRate.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.tiktokUsername !== void 0) {
      let data8 = data.tiktokUsername;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/tiktokUsername", schemaPath: "#/components/schemas/AccountProfile/properties/tiktokUsername/type", keyword: "type", params: { type: schema372.properties.tiktokUsername.type } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.tiktokFollowers !== void 0) {
      let data9 = data.tiktokFollowers;
      if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
        const err9 = { instancePath: instancePath + "/tiktokFollowers", schemaPath: "#/components/schemas/AccountProfile/properties/tiktokFollowers/type", keyword: "type", params: { type: schema372.properties.tiktokFollowers.type } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.thumbnailUrl !== void 0) {
      let data10 = data.thumbnailUrl;
      if (typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/thumbnailUrl", schemaPath: "#/components/schemas/AccountProfile/properties/thumbnailUrl/type", keyword: "type", params: { type: schema372.properties.thumbnailUrl.type } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/components/schemas/AccountProfile/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data11 = data.type;
      if (typeof data11 !== "string") {
        const err13 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if ("BRAND" !== data11) {
        const err14 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "BRAND" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.facebookUsername !== void 0) {
      let data12 = data.facebookUsername;
      if (typeof data12 !== "string" && data12 !== null) {
        const err15 = { instancePath: instancePath + "/facebookUsername", schemaPath: "#/properties/facebookUsername/type", keyword: "type", params: { type: schema36.properties.facebookUsername.type } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.likes !== void 0) {
      let data13 = data.likes;
      if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
        const err16 = { instancePath: instancePath + "/likes", schemaPath: "#/properties/likes/type", keyword: "type", params: { type: schema36.properties.likes.type } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data14 = data.category;
      if (typeof data14 !== "string" && data14 !== null) {
        const err17 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: schema36.properties.category.type } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate232.errors = vErrors;
  return errors === 0;
}
validate232.evaluated = { "props": { "type": true, "facebookUsername": true, "likes": true, "category": true, "id": true, "name": true, "summary": true, "verified": true, "pageAlias": true, "igUsername": true, "igFollowers": true, "igEngagementRate": true, "tiktokUsername": true, "tiktokFollowers": true, "thumbnailUrl": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.brands !== void 0) {
      let data1 = data.brands;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          if (!validate232(data1[i0], { instancePath: instancePath + "/brands/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate222.errors = vErrors;
  return errors === 0;
}
validate222.evaluated = { "props": { "count": true, "brands": true }, "dynamicProps": false, "dynamicItems": false };
var response_BadRequest = validate252;
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
  validate252.errors = vErrors;
  return errors === 0;
}
validate252.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_Unauthorized = validate262;
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate262.evaluated;
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
  validate262.errors = vErrors;
  return errors === 0;
}
validate262.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_PaymentRequired = validate272;
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
  validate272.errors = vErrors;
  return errors === 0;
}
validate272.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_Forbidden = validate282;
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate282.evaluated;
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
  validate282.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate282.evaluated = { "dynamicProps": true, "dynamicItems": false };
var response_MethodNotAllowed = validate292;
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate292.evaluated;
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
  validate292.errors = vErrors;
  return errors === 0;
}
validate292.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_PayloadTooLarge = validate302;
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate302.evaluated;
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
  validate302.errors = vErrors;
  return errors === 0;
}
validate302.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_TooManyRequests = validate312;
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate312.evaluated;
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
  validate312.errors = vErrors;
  return errors === 0;
}
validate312.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var response_InternalServerError = validate322;
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate322.evaluated;
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
  validate322.errors = vErrors;
  return errors === 0;
}
validate322.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var searchCreators_request = validate33;
var schema51 = { "type": "string", "description": "Gender of a creator or of a person in a creative.", "enum": ["male", "female", "other"] };
var schema52 = { "type": "string", "description": "Age, in years, of a creator or of a person in a creative.", "enum": ["0-18", "18-24", "25-34", "35-44", "45-54", "55-64", "65+"] };
var schema53 = { "type": "string", "description": "Ethnicity of a creator or of a person in a creative.", "enum": ["White", "Black", "Asian", "Hispanic", "Middle Eastern", "Indigenous", "Pacific Islander"] };
var schema54 = { "type": "string", "description": "A language by its English name.", "enum": ["English", "Spanish", "French", "German", "Italian", "Portuguese", "Russian", "Chinese", "Cantonese", "Japanese", "Korean", "Arabic", "Hindi", "Dutch", "Polish", "Turkish", "Vietnamese", "Thai", "Burmese", "Khmer", "Lao", "Indonesian", "Hebrew", "Swedish", "Norwegian", "Danish", "Finnish", "Farsi", "Fijian", "Greek", "Czech", "Hungarian", "Romanian", "Ukrainian", "Malay", "Tagalog", "Filipino", "Bengali", "Serbian", "Croatian", "Bulgarian", "Slovak", "Slovenian", "Estonian", "Latvian", "Lithuanian", "Persian", "Swahili", "Amharic", "Assamese", "Urdu", "Afrikaans", "Basque", "Catalan", "Icelandic", "Georgian", "Albanian", "Armenian", "Azerbaijani", "Bosnian", "Galician", "Gujarati", "Haitian Creole", "Kannada", "Kazakh", "Kyrgyz", "Latin", "Macedonian", "Malayalam", "Marathi", "Mizo", "Montenegrin", "Nepali", "Sinhala", "Tamil", "Telugu", "Tulu", "Punjabi", "Welsh", "Irish", "Maltese", "Yoruba", "Zulu", "ASL", "Asturian", "Bambara", "Belarusian", "Bhojpuri", "Bisaya", "Bodo", "Cebuano", "Chechen", "Cherokee", "Chichewa", "Coptic", "Cornish", "Dari", "Dhivehi", "Esperanto", "Ewe", "Faroese", "Frisian", "Guarani", "Hausa", "Hawaiian", "Hiligaynon", "Hmong", "Igbo", "Ilocano", "Jamaican Patois", "Javanese", "Kashmiri", "Kikuyu", "Kinyarwanda", "Konkani", "Kurdish", "Lingala", "Luxembourgish", "Luganda", "Malagasy", "Manipuri", "Maori", "Mongolian", "Nigerian Pidgin", "Nyanja", "Odia", "Oromo", "Papiamento", "Pashto", "Quechua", "Samoan", "Sanskrit", "Scottish Gaelic", "Sepedi", "Shona", "Sindhi", "Somali", "Sotho", "Sundanese", "Tajik", "Tamazight", "Tetum", "Tibetan", "Tongan", "Tsonga", "Tswana", "Twi", "Uzbek", "Wolof", "Xhosa", "Khasi"] };
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
    if (data.ids !== void 0) {
      let data0 = data.ids;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          let valid5 = false;
          const _errs7 = errors;
          if (typeof data1 !== "string") {
            const err0 = { instancePath: instancePath + "/ids/" + i0, schemaPath: "#/components/schemas/AccountSearchFields/properties/ids/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          var _valid0 = _errs7 === errors;
          valid5 = valid5 || _valid0;
          const _errs9 = errors;
          if (!(typeof data1 == "number" && isFinite(data1))) {
            const err1 = { instancePath: instancePath + "/ids/" + i0, schemaPath: "#/components/schemas/AccountSearchFields/properties/ids/items/anyOf/1/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var _valid0 = _errs9 === errors;
          valid5 = valid5 || _valid0;
          if (!valid5) {
            const err2 = { instancePath: instancePath + "/ids/" + i0, schemaPath: "#/components/schemas/AccountSearchFields/properties/ids/items/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          } else {
            errors = _errs6;
            if (vErrors !== null) {
              if (_errs6) {
                vErrors.length = _errs6;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/ids", schemaPath: "#/components/schemas/AccountSearchFields/properties/ids/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.igUsername !== void 0) {
      if (typeof data.igUsername !== "string") {
        const err4 = { instancePath: instancePath + "/igUsername", schemaPath: "#/components/schemas/AccountSearchFields/properties/igUsername/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.tiktokUsername !== void 0) {
      if (typeof data.tiktokUsername !== "string") {
        const err5 = { instancePath: instancePath + "/tiktokUsername", schemaPath: "#/components/schemas/AccountSearchFields/properties/tiktokUsername/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.names !== void 0) {
      let data4 = data.names;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0, before1 = errors; i1 < len1 && errors - before1 < 1e3; i1++) {
          if (typeof data4[i1] !== "string") {
            const err6 = { instancePath: instancePath + "/names/" + i1, schemaPath: "#/components/schemas/AccountSearchFields/properties/names/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/names", schemaPath: "#/components/schemas/AccountSearchFields/properties/names/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      if (typeof data.query !== "string") {
        const err8 = { instancePath: instancePath + "/query", schemaPath: "#/components/schemas/AccountSearchFields/properties/query/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.location !== void 0) {
      if (typeof data.location !== "string") {
        const err9 = { instancePath: instancePath + "/location", schemaPath: "#/components/schemas/AccountSearchFields/properties/location/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.sortBy !== void 0) {
      if (typeof data.sortBy !== "string") {
        const err10 = { instancePath: instancePath + "/sortBy", schemaPath: "#/components/schemas/AccountSearchFields/properties/sortBy/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data9 = data.limit;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err11 = { instancePath: instancePath + "/limit", schemaPath: "#/components/schemas/AccountSearchFields/properties/limit/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/components/schemas/AccountSearchFields/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.gender !== void 0) {
      let data10 = data.gender;
      if (typeof data10 !== "string") {
        const err13 = { instancePath: instancePath + "/gender", schemaPath: "#/components/schemas/Gender/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!(data10 === "male" || data10 === "female" || data10 === "other")) {
        const err14 = { instancePath: instancePath + "/gender", schemaPath: "#/components/schemas/Gender/enum", keyword: "enum", params: { allowedValues: schema51.enum } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.ageRange !== void 0) {
      let data11 = data.ageRange;
      if (typeof data11 !== "string") {
        const err15 = { instancePath: instancePath + "/ageRange", schemaPath: "#/components/schemas/AgeRange/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data11 === "0-18" || data11 === "18-24" || data11 === "25-34" || data11 === "35-44" || data11 === "45-54" || data11 === "55-64" || data11 === "65+")) {
        const err16 = { instancePath: instancePath + "/ageRange", schemaPath: "#/components/schemas/AgeRange/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.ethnicity !== void 0) {
      let data12 = data.ethnicity;
      if (typeof data12 !== "string") {
        const err17 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/components/schemas/Ethnicity/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (!(data12 === "White" || data12 === "Black" || data12 === "Asian" || data12 === "Hispanic" || data12 === "Middle Eastern" || data12 === "Indigenous" || data12 === "Pacific Islander")) {
        const err18 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/components/schemas/Ethnicity/enum", keyword: "enum", params: { allowedValues: schema53.enum } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data13 = data.language;
      if (typeof data13 !== "string") {
        const err19 = { instancePath: instancePath + "/language", schemaPath: "#/components/schemas/Language/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (!(data13 === "English" || data13 === "Spanish" || data13 === "French" || data13 === "German" || data13 === "Italian" || data13 === "Portuguese" || data13 === "Russian" || data13 === "Chinese" || data13 === "Cantonese" || data13 === "Japanese" || data13 === "Korean" || data13 === "Arabic" || data13 === "Hindi" || data13 === "Dutch" || data13 === "Polish" || data13 === "Turkish" || data13 === "Vietnamese" || data13 === "Thai" || data13 === "Burmese" || data13 === "Khmer" || data13 === "Lao" || data13 === "Indonesian" || data13 === "Hebrew" || data13 === "Swedish" || data13 === "Norwegian" || data13 === "Danish" || data13 === "Finnish" || data13 === "Farsi" || data13 === "Fijian" || data13 === "Greek" || data13 === "Czech" || data13 === "Hungarian" || data13 === "Romanian" || data13 === "Ukrainian" || data13 === "Malay" || data13 === "Tagalog" || data13 === "Filipino" || data13 === "Bengali" || data13 === "Serbian" || data13 === "Croatian" || data13 === "Bulgarian" || data13 === "Slovak" || data13 === "Slovenian" || data13 === "Estonian" || data13 === "Latvian" || data13 === "Lithuanian" || data13 === "Persian" || data13 === "Swahili" || data13 === "Amharic" || data13 === "Assamese" || data13 === "Urdu" || data13 === "Afrikaans" || data13 === "Basque" || data13 === "Catalan" || data13 === "Icelandic" || data13 === "Georgian" || data13 === "Albanian" || data13 === "Armenian" || data13 === "Azerbaijani" || data13 === "Bosnian" || data13 === "Galician" || data13 === "Gujarati" || data13 === "Haitian Creole" || data13 === "Kannada" || data13 === "Kazakh" || data13 === "Kyrgyz" || data13 === "Latin" || data13 === "Macedonian" || data13 === "Malayalam" || data13 === "Marathi" || data13 === "Mizo" || data13 === "Montenegrin" || data13 === "Nepali" || data13 === "Sinhala" || data13 === "Tamil" || data13 === "Telugu" || data13 === "Tulu" || data13 === "Punjabi" || data13 === "Welsh" || data13 === "Irish" || data13 === "Maltese" || data13 === "Yoruba" || data13 === "Zulu" || data13 === "ASL" || data13 === "Asturian" || data13 === "Bambara" || data13 === "Belarusian" || data13 === "Bhojpuri" || data13 === "Bisaya" || data13 === "Bodo" || data13 === "Cebuano" || data13 === "Chechen" || data13 === "Cherokee" || data13 === "Chichewa" || data13 === "Coptic" || data13 === "Cornish" || data13 === "Dari" || data13 === "Dhivehi" || data13 === "Esperanto" || data13 === "Ewe" || data13 === "Faroese" || data13 === "Frisian" || data13 === "Guarani" || data13 === "Hausa" || data13 === "Hawaiian" || data13 === "Hiligaynon" || data13 === "Hmong" || data13 === "Igbo" || data13 === "Ilocano" || data13 === "Jamaican Patois" || data13 === "Javanese" || data13 === "Kashmiri" || data13 === "Kikuyu" || data13 === "Kinyarwanda" || data13 === "Konkani" || data13 === "Kurdish" || data13 === "Lingala" || data13 === "Luxembourgish" || data13 === "Luganda" || data13 === "Malagasy" || data13 === "Manipuri" || data13 === "Maori" || data13 === "Mongolian" || data13 === "Nigerian Pidgin" || data13 === "Nyanja" || data13 === "Odia" || data13 === "Oromo" || data13 === "Papiamento" || data13 === "Pashto" || data13 === "Quechua" || data13 === "Samoan" || data13 === "Sanskrit" || data13 === "Scottish Gaelic" || data13 === "Sepedi" || data13 === "Shona" || data13 === "Sindhi" || data13 === "Somali" || data13 === "Sotho" || data13 === "Sundanese" || data13 === "Tajik" || data13 === "Tamazight" || data13 === "Tetum" || data13 === "Tibetan" || data13 === "Tongan" || data13 === "Tsonga" || data13 === "Tswana" || data13 === "Twi" || data13 === "Uzbek" || data13 === "Wolof" || data13 === "Xhosa" || data13 === "Khasi")) {
        const err20 = { instancePath: instancePath + "/language", schemaPath: "#/components/schemas/Language/enum", keyword: "enum", params: { allowedValues: schema54.enum } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": { "gender": true, "ageRange": true, "ethnicity": true, "language": true, "ids": true, "igUsername": true, "tiktokUsername": true, "names": true, "query": true, "location": true, "sortBy": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
var searchCreators_200 = validate34;
var schema56 = { "type": "object", "description": "A creator in the index. Creators have profile fields, and lack those that only brands have.", "required": ["type", "gender", "ageRange", "ethnicity", "location", "language", "tiktokEngagementRate"], "x-unspecified": [{ "presence": "any other fields, and which fields are always present" }], "properties": { "type": { "type": "string", "description": "Always `CREATOR`; tells creators from brands.", "const": "CREATOR" }, "gender": { "description": "Gender of the creator.", "x-assumed": "Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null.", "anyOf": [{ "$ref": "#/components/schemas/Gender" }, { "type": "null" }] }, "ageRange": { "description": "Age of the creator, in years.", "x-assumed": "Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null.", "anyOf": [{ "$ref": "#/components/schemas/AgeRange" }, { "type": "null" }] }, "ethnicity": { "description": "Ethnicity of the creator.", "x-assumed": "Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null.", "anyOf": [{ "$ref": "#/components/schemas/Ethnicity" }, { "type": "null" }] }, "location": { "type": ["string", "null"], "description": "Location of the creator.", "x-unspecified": ["values"], "x-assumed": "Only the name of the field is specified; its type is assumed to be that of v1's search filter, or null." }, "language": { "description": "Language of the creator.", "x-assumed": "Only the name of the field is specified; its values are assumed to be those of v1's search filter, or null.", "anyOf": [{ "$ref": "#/components/schemas/Language" }, { "type": "null" }] }, "tiktokEngagementRate": { "type": ["number", "null"], "description": "Engagement rate on TikTok.", "x-unspecified": ["unit"], "x-assumed": "Only the name of the field is specified; its type is assumed to be that of `igEngagementRate` in v1's brand row." }, "facebookUsername": false, "likes": false, "category": false }, "allOf": [{ "$ref": "#/components/schemas/AccountProfile" }] };
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
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/components/schemas/AccountProfile/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/components/schemas/AccountProfile/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.summary !== void 0) {
      let data2 = data.summary;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/summary", schemaPath: "#/components/schemas/AccountProfile/properties/summary/type", keyword: "type", params: { type: schema372.properties.summary.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.verified !== void 0) {
      if (typeof data.verified !== "boolean") {
        const err3 = { instancePath: instancePath + "/verified", schemaPath: "#/components/schemas/AccountProfile/properties/verified/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.pageAlias !== void 0) {
      let data4 = data.pageAlias;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/pageAlias", schemaPath: "#/components/schemas/AccountProfile/properties/pageAlias/type", keyword: "type", params: { type: schema372.properties.pageAlias.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.igUsername !== void 0) {
      let data5 = data.igUsername;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/igUsername", schemaPath: "#/components/schemas/AccountProfile/properties/igUsername/type", keyword: "type", params: { type: schema372.properties.igUsername.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.igFollowers !== void 0) {
      let data6 = data.igFollowers;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err6 = { instancePath: instancePath + "/igFollowers", schemaPath: "#/components/schemas/AccountProfile/properties/igFollowers/type", keyword: "type", params: { type: schema372.properties.igFollowers.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.igEngagementRate !== void 0) {
      let data7 = data.igEngagementRate;
      if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
        const err7 = { instancePath: instancePath + "/igEngagementRate", schemaPath: "#/components/schemas/AccountProfile/properties/igEngagementRate/type", keyword: "type", params: { type: schema372.properties.igEngagementRate.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.tiktokUsername !== void 0) {
      let data8 = data.tiktokUsername;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/tiktokUsername", schemaPath: "#/components/schemas/AccountProfile/properties/tiktokUsername/type", keyword: "type", params: { type: schema372.properties.tiktokUsername.type } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.tiktokFollowers !== void 0) {
      let data9 = data.tiktokFollowers;
      if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
        const err9 = { instancePath: instancePath + "/tiktokFollowers", schemaPath: "#/components/schemas/AccountProfile/properties/tiktokFollowers/type", keyword: "type", params: { type: schema372.properties.tiktokFollowers.type } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.thumbnailUrl !== void 0) {
      let data10 = data.thumbnailUrl;
      if (typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/thumbnailUrl", schemaPath: "#/components/schemas/AccountProfile/properties/thumbnailUrl/type", keyword: "type", params: { type: schema372.properties.thumbnailUrl.type } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/components/schemas/AccountProfile/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.gender === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gender" } };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.ageRange === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ageRange" } };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.ethnicity === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ethnicity" } };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.location === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "location" } };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.language === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" } };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.tiktokEngagementRate === void 0) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tiktokEngagementRate" } };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data11 = data.type;
      if (typeof data11 !== "string") {
        const err19 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if ("CREATOR" !== data11) {
        const err20 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "CREATOR" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.gender !== void 0) {
      let data12 = data.gender;
      const _errs29 = errors;
      let valid4 = false;
      const _errs30 = errors;
      if (typeof data12 !== "string") {
        const err21 = { instancePath: instancePath + "/gender", schemaPath: "#/components/schemas/Gender/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (!(data12 === "male" || data12 === "female" || data12 === "other")) {
        const err22 = { instancePath: instancePath + "/gender", schemaPath: "#/components/schemas/Gender/enum", keyword: "enum", params: { allowedValues: schema51.enum } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      var _valid0 = _errs30 === errors;
      valid4 = valid4 || _valid0;
      const _errs33 = errors;
      if (data12 !== null) {
        const err23 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      var _valid0 = _errs33 === errors;
      valid4 = valid4 || _valid0;
      if (!valid4) {
        const err24 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      } else {
        errors = _errs29;
        if (vErrors !== null) {
          if (_errs29) {
            vErrors.length = _errs29;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ageRange !== void 0) {
      let data13 = data.ageRange;
      const _errs36 = errors;
      let valid6 = false;
      const _errs37 = errors;
      if (typeof data13 !== "string") {
        const err25 = { instancePath: instancePath + "/ageRange", schemaPath: "#/components/schemas/AgeRange/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data13 === "0-18" || data13 === "18-24" || data13 === "25-34" || data13 === "35-44" || data13 === "45-54" || data13 === "55-64" || data13 === "65+")) {
        const err26 = { instancePath: instancePath + "/ageRange", schemaPath: "#/components/schemas/AgeRange/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      var _valid1 = _errs37 === errors;
      valid6 = valid6 || _valid1;
      const _errs40 = errors;
      if (data13 !== null) {
        const err27 = { instancePath: instancePath + "/ageRange", schemaPath: "#/properties/ageRange/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid1 = _errs40 === errors;
      valid6 = valid6 || _valid1;
      if (!valid6) {
        const err28 = { instancePath: instancePath + "/ageRange", schemaPath: "#/properties/ageRange/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      } else {
        errors = _errs36;
        if (vErrors !== null) {
          if (_errs36) {
            vErrors.length = _errs36;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ethnicity !== void 0) {
      let data14 = data.ethnicity;
      const _errs43 = errors;
      let valid8 = false;
      const _errs44 = errors;
      if (typeof data14 !== "string") {
        const err29 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/components/schemas/Ethnicity/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (!(data14 === "White" || data14 === "Black" || data14 === "Asian" || data14 === "Hispanic" || data14 === "Middle Eastern" || data14 === "Indigenous" || data14 === "Pacific Islander")) {
        const err30 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/components/schemas/Ethnicity/enum", keyword: "enum", params: { allowedValues: schema53.enum } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      var _valid2 = _errs44 === errors;
      valid8 = valid8 || _valid2;
      const _errs47 = errors;
      if (data14 !== null) {
        const err31 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/properties/ethnicity/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      var _valid2 = _errs47 === errors;
      valid8 = valid8 || _valid2;
      if (!valid8) {
        const err32 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/properties/ethnicity/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      } else {
        errors = _errs43;
        if (vErrors !== null) {
          if (_errs43) {
            vErrors.length = _errs43;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.location !== void 0) {
      let data15 = data.location;
      if (typeof data15 !== "string" && data15 !== null) {
        const err33 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: schema56.properties.location.type } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data16 = data.language;
      const _errs52 = errors;
      let valid10 = false;
      const _errs53 = errors;
      if (typeof data16 !== "string") {
        const err34 = { instancePath: instancePath + "/language", schemaPath: "#/components/schemas/Language/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (!(data16 === "English" || data16 === "Spanish" || data16 === "French" || data16 === "German" || data16 === "Italian" || data16 === "Portuguese" || data16 === "Russian" || data16 === "Chinese" || data16 === "Cantonese" || data16 === "Japanese" || data16 === "Korean" || data16 === "Arabic" || data16 === "Hindi" || data16 === "Dutch" || data16 === "Polish" || data16 === "Turkish" || data16 === "Vietnamese" || data16 === "Thai" || data16 === "Burmese" || data16 === "Khmer" || data16 === "Lao" || data16 === "Indonesian" || data16 === "Hebrew" || data16 === "Swedish" || data16 === "Norwegian" || data16 === "Danish" || data16 === "Finnish" || data16 === "Farsi" || data16 === "Fijian" || data16 === "Greek" || data16 === "Czech" || data16 === "Hungarian" || data16 === "Romanian" || data16 === "Ukrainian" || data16 === "Malay" || data16 === "Tagalog" || data16 === "Filipino" || data16 === "Bengali" || data16 === "Serbian" || data16 === "Croatian" || data16 === "Bulgarian" || data16 === "Slovak" || data16 === "Slovenian" || data16 === "Estonian" || data16 === "Latvian" || data16 === "Lithuanian" || data16 === "Persian" || data16 === "Swahili" || data16 === "Amharic" || data16 === "Assamese" || data16 === "Urdu" || data16 === "Afrikaans" || data16 === "Basque" || data16 === "Catalan" || data16 === "Icelandic" || data16 === "Georgian" || data16 === "Albanian" || data16 === "Armenian" || data16 === "Azerbaijani" || data16 === "Bosnian" || data16 === "Galician" || data16 === "Gujarati" || data16 === "Haitian Creole" || data16 === "Kannada" || data16 === "Kazakh" || data16 === "Kyrgyz" || data16 === "Latin" || data16 === "Macedonian" || data16 === "Malayalam" || data16 === "Marathi" || data16 === "Mizo" || data16 === "Montenegrin" || data16 === "Nepali" || data16 === "Sinhala" || data16 === "Tamil" || data16 === "Telugu" || data16 === "Tulu" || data16 === "Punjabi" || data16 === "Welsh" || data16 === "Irish" || data16 === "Maltese" || data16 === "Yoruba" || data16 === "Zulu" || data16 === "ASL" || data16 === "Asturian" || data16 === "Bambara" || data16 === "Belarusian" || data16 === "Bhojpuri" || data16 === "Bisaya" || data16 === "Bodo" || data16 === "Cebuano" || data16 === "Chechen" || data16 === "Cherokee" || data16 === "Chichewa" || data16 === "Coptic" || data16 === "Cornish" || data16 === "Dari" || data16 === "Dhivehi" || data16 === "Esperanto" || data16 === "Ewe" || data16 === "Faroese" || data16 === "Frisian" || data16 === "Guarani" || data16 === "Hausa" || data16 === "Hawaiian" || data16 === "Hiligaynon" || data16 === "Hmong" || data16 === "Igbo" || data16 === "Ilocano" || data16 === "Jamaican Patois" || data16 === "Javanese" || data16 === "Kashmiri" || data16 === "Kikuyu" || data16 === "Kinyarwanda" || data16 === "Konkani" || data16 === "Kurdish" || data16 === "Lingala" || data16 === "Luxembourgish" || data16 === "Luganda" || data16 === "Malagasy" || data16 === "Manipuri" || data16 === "Maori" || data16 === "Mongolian" || data16 === "Nigerian Pidgin" || data16 === "Nyanja" || data16 === "Odia" || data16 === "Oromo" || data16 === "Papiamento" || data16 === "Pashto" || data16 === "Quechua" || data16 === "Samoan" || data16 === "Sanskrit" || data16 === "Scottish Gaelic" || data16 === "Sepedi" || data16 === "Shona" || data16 === "Sindhi" || data16 === "Somali" || data16 === "Sotho" || data16 === "Sundanese" || data16 === "Tajik" || data16 === "Tamazight" || data16 === "Tetum" || data16 === "Tibetan" || data16 === "Tongan" || data16 === "Tsonga" || data16 === "Tswana" || data16 === "Twi" || data16 === "Uzbek" || data16 === "Wolof" || data16 === "Xhosa" || data16 === "Khasi")) {
        const err35 = { instancePath: instancePath + "/language", schemaPath: "#/components/schemas/Language/enum", keyword: "enum", params: { allowedValues: schema54.enum } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      var _valid3 = _errs53 === errors;
      valid10 = valid10 || _valid3;
      const _errs56 = errors;
      if (data16 !== null) {
        const err36 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      var _valid3 = _errs56 === errors;
      valid10 = valid10 || _valid3;
      if (!valid10) {
        const err37 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      } else {
        errors = _errs52;
        if (vErrors !== null) {
          if (_errs52) {
            vErrors.length = _errs52;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.tiktokEngagementRate !== void 0) {
      let data17 = data.tiktokEngagementRate;
      if (!(typeof data17 == "number" && isFinite(data17)) && data17 !== null) {
        const err38 = { instancePath: instancePath + "/tiktokEngagementRate", schemaPath: "#/properties/tiktokEngagementRate/type", keyword: "type", params: { type: schema56.properties.tiktokEngagementRate.type } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.facebookUsername !== void 0) {
      const err39 = { instancePath: instancePath + "/facebookUsername", schemaPath: "#/properties/facebookUsername/false schema", keyword: "false schema", params: {} };
      if (vErrors === null) {
        vErrors = [err39];
      } else {
        vErrors.push(err39);
      }
      errors++;
    }
    if (data.likes !== void 0) {
      const err40 = { instancePath: instancePath + "/likes", schemaPath: "#/properties/likes/false schema", keyword: "false schema", params: {} };
      if (vErrors === null) {
        vErrors = [err40];
      } else {
        vErrors.push(err40);
      }
      errors++;
    }
    if (data.category !== void 0) {
      const err41 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/false schema", keyword: "false schema", params: {} };
      if (vErrors === null) {
        vErrors = [err41];
      } else {
        vErrors.push(err41);
      }
      errors++;
    }
  } else {
    const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": { "type": true, "gender": true, "ageRange": true, "ethnicity": true, "location": true, "language": true, "tiktokEngagementRate": true, "facebookUsername": true, "likes": true, "category": true, "id": true, "name": true, "summary": true, "verified": true, "pageAlias": true, "igUsername": true, "igFollowers": true, "igEngagementRate": true, "tiktokUsername": true, "tiktokFollowers": true, "thumbnailUrl": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data.count === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.creators !== void 0) {
      let data1 = data.creators;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          if (!validate35(data1[i0], { instancePath: instancePath + "/creators/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/creators", schemaPath: "#/properties/creators/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": { "count": true, "creators": true }, "dynamicProps": false, "dynamicItems": false };
var getAccount_200 = validate37;
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
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "BRAND") {
        if (!validate232(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
          errors = vErrors.length;
        }
        var props0 = {};
        props0.type = true;
        props0.facebookUsername = true;
        props0.likes = true;
        props0.category = true;
        props0.id = true;
        props0.name = true;
        props0.summary = true;
        props0.verified = true;
        props0.pageAlias = true;
        props0.igUsername = true;
        props0.igFollowers = true;
        props0.igEngagementRate = true;
        props0.tiktokUsername = true;
        props0.tiktokFollowers = true;
        props0.thumbnailUrl = true;
      } else if (tag0 === "CREATOR") {
        if (!validate35(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.gender = true;
          props0.ageRange = true;
          props0.ethnicity = true;
          props0.location = true;
          props0.language = true;
          props0.tiktokEngagementRate = true;
          props0.facebookUsername = true;
          props0.likes = true;
          props0.category = true;
          props0.id = true;
          props0.name = true;
          props0.summary = true;
          props0.verified = true;
          props0.pageAlias = true;
          props0.igUsername = true;
          props0.igFollowers = true;
          props0.igEngagementRate = true;
          props0.tiktokUsername = true;
          props0.tiktokFollowers = true;
          props0.thumbnailUrl = true;
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
  validate37.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate37.evaluated = { "dynamicProps": true, "dynamicItems": false };
var response_NotFound = validate40;
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
  validate40.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate40.evaluated = { "dynamicProps": true, "dynamicItems": false };
var searchMedia_request = validate41;
var schema67 = { "type": "object", "description": "All fields of a creative search. Any other field is rejected with 400.", "additionalProperties": false, "x-unspecified": [{ "range": "numbers, and the lengths of strings and arrays" }, { "combination": "filters of different fields" }], "properties": { "accountId": { "type": "string", "description": "Platform id or uuid of the account to search. Without it, the whole index is searched and `query` is required.", "x-effect": { "by": "account", "field": "brand.id" } }, "query": { "type": "string", "description": "Text to search for.", "x-effect": { "by": "search" } }, "channel": { "type": "array", "description": "Return creatives that run on any of these channels.", "x-effect": { "by": "equals", "field": "platforms", "assumed": { "field": "The `platforms` of a row are assumed to use the filter's values, since the specification does not list them for responses." } }, "items": { "$ref": "#/components/schemas/Channel" } }, "format": { "type": "array", "description": "Return creatives in any of these ad formats.", "x-effect": { "by": "equals", "field": "type" }, "items": { "$ref": "#/components/schemas/MediaFormat" } }, "duration": { "type": "array", "description": "Return creatives whose running time is in any of these ranges.", "x-effect": { "by": "span", "field": "durationInSeconds", "spans": { "0-10": { "from": 0, "to": 10 }, "10-30": { "from": 10, "to": 30 }, "30-60": { "from": 30, "to": 60 }, "60+": { "from": 60 } }, "assumed": { "field": "The unit is assumed to be seconds, that of the field; the specification does not name one.", "spans": "The lower end is assumed to be included; the specification does not say which end is." } }, "items": { "$ref": "#/components/schemas/DurationRange" } }, "status": { "$ref": "#/components/schemas/MediaStatus", "description": "Return running creatives, ended ones, or both.", "x-unspecified": ["default"], "x-effect": { "by": "equals", "all": "ALL", "assumed": { "by": "Active is assumed to mean still running; the specification does not define it." } } }, "categories": { "type": "array", "description": "Return creatives of any of these kinds.", "x-effect": { "by": "equals", "field": "categories", "assumed": { "field": "The `categories` of a row are assumed to use the filter's values, since the specification does not list them for responses." } }, "items": { "$ref": "#/components/schemas/CreativeCategory" } }, "taxonomy": { "type": "array", "description": "Return creatives at any of these taxonomy paths. Get paths from `GET /taxonomies`.", "x-effect": { "by": "below", "assumed": { "by": "A path is assumed to include everything below it; the specification does not say." } }, "items": { "$ref": "#/components/schemas/TaxonomyPath" } }, "funnelStage": { "type": "array", "description": "Filter by how much the audience already knows about the problem or the product.", "x-effect": { "by": "equals" }, "items": { "$ref": "#/components/schemas/FunnelStage" } }, "language": { "type": "array", "description": "Return creatives in any of these languages.", "x-effect": { "by": "equals" }, "items": { "$ref": "#/components/schemas/Language" } }, "location": { "type": "array", "description": "Return creatives with any of these locations.", "x-unspecified": ["values", "meaning"], "x-effect": { "by": "equals" }, "items": { "type": "string" } }, "datePreset": { "$ref": "#/components/schemas/DatePreset", "description": "Return creatives from this named period.", "x-unspecified": [{ "combination": "with `startDate` and `endDate`, and which of a creative's dates they apply to" }], "x-effect": { "by": "preset", "field": "startAt", "assumed": { "field": "The start date is assumed to count; the specification does not say which date does." } } }, "startDate": { "type": "string", "description": "First day of the period.", "x-unspecified": ["format"], "x-effect": { "by": "since", "field": "startAt", "inclusive": true, "assumed": { "field": "The start date is assumed to count; the specification does not say which date does.", "inclusive": "The day itself is assumed to be included; the specification does not say." } } }, "endDate": { "type": "string", "description": "Last day of the period.", "x-unspecified": ["format"], "x-effect": { "by": "until", "field": "startAt", "inclusive": true, "assumed": { "field": "The start date is assumed to count; the specification does not say which date does.", "inclusive": "The day itself is assumed to be included; the specification does not say." } } }, "minDaysRun": { "type": "number", "description": "Return creatives that have run at least this many days.", "x-effect": { "by": "minimum", "field": "daysRun", "inclusive": true, "assumed": { "inclusive": "The bound itself is assumed to be included; the specification does not say." } } }, "maxDaysRun": { "type": "number", "description": "Return creatives that have run at most this many days.", "x-effect": { "by": "maximum", "field": "daysRun", "inclusive": true, "assumed": { "inclusive": "The bound itself is assumed to be included; the specification does not say." } } }, "minViewCount": { "type": "number", "description": "Return creatives with at least this many views.", "x-effect": { "by": "minimum", "field": "viewCount", "inclusive": true, "assumed": { "inclusive": "The bound itself is assumed to be included; the specification does not say." } } }, "maxViewCount": { "type": "number", "description": "Return creatives with at most this many views.", "x-effect": { "by": "maximum", "field": "viewCount", "inclusive": true, "assumed": { "inclusive": "The bound itself is assumed to be included; the specification does not say." } } }, "landingPage": { "type": "string", "description": "Return creatives that lead to this landing page. `landingPageMatch` sets how it is compared.", "x-effect": { "by": "contains" } }, "landingPageMatch": { "$ref": "#/components/schemas/LandingPageMatch", "description": "Whether a landing page must contain `landingPage` or equal it.", "x-unspecified": ["default"], "x-effect": { "by": "match", "of": "landingPage", "values": { "contains": "contains", "equals": "equals" } } }, "lowImpressions": { "type": "boolean", "description": "Filter by whether a creative has few impressions.", "x-unspecified": [{ "bounds": "the threshold" }, { "effect": "what false does" }], "x-effect": { "by": "flag" } }, "partnershipAd": { "type": "boolean", "description": "Filter by whether a creative is a partnership ad.", "x-unspecified": [{ "effect": "what false does" }], "x-effect": { "by": "flag" } }, "crossposted": { "type": "boolean", "description": "Filter by whether a creative is cross-posted.", "x-unspecified": [{ "effect": "what false does" }], "x-effect": { "by": "flag" } }, "sortBy": { "$ref": "#/components/schemas/MediaSortBy", "description": "Order of the rows.", "x-unspecified": ["default"] }, "limit": { "type": "integer", "description": "Maximum number of rows to return. Each one is charged, so ask for no more than you need.", "default": 100, "x-unspecified": ["range"], "x-effect": { "by": "limit" } }, "offset": { "type": "integer", "description": "Number of rows to skip before the first one returned.", "x-unspecified": ["range", "default"], "x-effect": { "by": "offset" } } } };
var schema68 = { "type": "string", "description": "Where a creative runs.", "x-unspecified": [{ "meaning": "how `META_AD` and `INSTAGRAM` differ" }], "enum": ["META_AD", "INSTAGRAM", "TIKTOK"] };
var schema69 = { "type": "string", "description": "Ad format of a creative.", "enum": ["DPA", "VIDEO", "CAROUSEL", "IMAGE", "DCO"] };
var schema70 = { "type": "string", "description": "Running time of a creative.", "x-unspecified": [{ "bounds": "which end of a range is included" }], "enum": ["0-10", "10-30", "30-60", "60+"] };
var schema71 = { "type": "string", "description": "Whether a creative is still running.", "enum": ["ACTIVE", "INACTIVE", "ALL"] };
var schema72 = { "type": "string", "description": "Kind of creative, such as a testimonial or an unboxing.", "enum": ["Announcement", "Before and After", "Brand Story", "Case Study", "Comparison", "Discount or Offer", "Explainer", "Founder Story", "Interface", "Meme", "Negative Review", "Press", "Question", "Quiz", "Quote", "Social Proof", "Testimonial", "Fake Interface", "Street Interview", "Unboxing", "GRWM", "Day in the life", "Storytime", "Skit", "Reply", "Text Overlay", "Greenscreen"] };
var schema74 = { "type": "string", "description": "How much the audience of a creative already knows about the problem or the product.", "enum": ["UNAWARE", "PROBLEM_AWARE", "SOLUTION_AWARE", "PRODUCT_AWARE", "MOST_AWARE"] };
var schema76 = { "type": "string", "description": "A period of days, given by name.", "x-unspecified": [{ "bounds": "the first and the last day of each preset" }, { "unit": "the time zone of the days" }], "enum": ["today", "yesterday", "last-3-days", "last-7-days", "this-week", "last-week", "last-14-days", "last-30-days", "this-month", "last-month", "last-3-months", "last-6-months", "year-to-date", "last-year"] };
var schema77 = { "type": "string", "description": "How `landingPage` is compared.", "enum": ["contains", "equals"] };
var schema78 = { "type": "string", "description": "Order in which creatives are returned.", "x-unspecified": [{ "meaning": "what `MOST_IMPRESSIONS`, `HIGHEST_ENGAGEMENT` and `HIGHEST_OUTLIER` compare" }], "enum": ["MOST_RECENT", "OLDEST", "LONGEST_RUN", "MOST_IMPRESSIONS", "MOST_LIKES", "MOST_COMMENTS", "MOST_VIEWS", "HIGHEST_ENGAGEMENT", "HIGHEST_OUTLIER"], "x-effect": { "by": "order", "orders": { "MOST_RECENT": { "field": "startAt", "direction": "descending", "assumed": { "field": "The start date is assumed to count; the specification does not say which date does." } }, "OLDEST": { "field": "startAt", "direction": "ascending", "assumed": { "field": "The start date is assumed to count; the specification does not say which date does." } }, "LONGEST_RUN": { "field": "daysRun", "direction": "descending" }, "MOST_IMPRESSIONS": { "direction": "descending" }, "MOST_LIKES": { "field": "likeCount", "direction": "descending" }, "MOST_COMMENTS": { "field": "commentCount", "direction": "descending" }, "MOST_VIEWS": { "field": "viewCount", "direction": "descending" }, "HIGHEST_ENGAGEMENT": { "direction": "descending" }, "HIGHEST_OUTLIER": { "direction": "descending" } } } };
var func1 = Object.prototype.hasOwnProperty;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema67.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.accountId !== void 0) {
      if (typeof data.accountId !== "string") {
        const err1 = { instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      if (typeof data.query !== "string") {
        const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.channel !== void 0) {
      let data2 = data.channel;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data3 = data2[i0];
          if (typeof data3 !== "string") {
            const err3 = { instancePath: instancePath + "/channel/" + i0, schemaPath: "#/components/schemas/Channel/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (!(data3 === "META_AD" || data3 === "INSTAGRAM" || data3 === "TIKTOK")) {
            const err4 = { instancePath: instancePath + "/channel/" + i0, schemaPath: "#/components/schemas/Channel/enum", keyword: "enum", params: { allowedValues: schema68.enum } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data4 = data.format;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0, before1 = errors; i1 < len1 && errors - before1 < 1e3; i1++) {
          let data5 = data4[i1];
          if (typeof data5 !== "string") {
            const err6 = { instancePath: instancePath + "/format/" + i1, schemaPath: "#/components/schemas/MediaFormat/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (!(data5 === "DPA" || data5 === "VIDEO" || data5 === "CAROUSEL" || data5 === "IMAGE" || data5 === "DCO")) {
            const err7 = { instancePath: instancePath + "/format/" + i1, schemaPath: "#/components/schemas/MediaFormat/enum", keyword: "enum", params: { allowedValues: schema69.enum } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.duration !== void 0) {
      let data6 = data.duration;
      if (Array.isArray(data6)) {
        const len2 = data6.length;
        for (let i2 = 0, before2 = errors; i2 < len2 && errors - before2 < 1e3; i2++) {
          let data7 = data6[i2];
          if (typeof data7 !== "string") {
            const err9 = { instancePath: instancePath + "/duration/" + i2, schemaPath: "#/components/schemas/DurationRange/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (!(data7 === "0-10" || data7 === "10-30" || data7 === "30-60" || data7 === "60+")) {
            const err10 = { instancePath: instancePath + "/duration/" + i2, schemaPath: "#/components/schemas/DurationRange/enum", keyword: "enum", params: { allowedValues: schema70.enum } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data8 = data.status;
      if (typeof data8 !== "string") {
        const err12 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/MediaStatus/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (!(data8 === "ACTIVE" || data8 === "INACTIVE" || data8 === "ALL")) {
        const err13 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/MediaStatus/enum", keyword: "enum", params: { allowedValues: schema71.enum } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.categories !== void 0) {
      let data9 = data.categories;
      if (Array.isArray(data9)) {
        const len3 = data9.length;
        for (let i3 = 0, before3 = errors; i3 < len3 && errors - before3 < 1e3; i3++) {
          let data10 = data9[i3];
          if (typeof data10 !== "string") {
            const err14 = { instancePath: instancePath + "/categories/" + i3, schemaPath: "#/components/schemas/CreativeCategory/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (!(data10 === "Announcement" || data10 === "Before and After" || data10 === "Brand Story" || data10 === "Case Study" || data10 === "Comparison" || data10 === "Discount or Offer" || data10 === "Explainer" || data10 === "Founder Story" || data10 === "Interface" || data10 === "Meme" || data10 === "Negative Review" || data10 === "Press" || data10 === "Question" || data10 === "Quiz" || data10 === "Quote" || data10 === "Social Proof" || data10 === "Testimonial" || data10 === "Fake Interface" || data10 === "Street Interview" || data10 === "Unboxing" || data10 === "GRWM" || data10 === "Day in the life" || data10 === "Storytime" || data10 === "Skit" || data10 === "Reply" || data10 === "Text Overlay" || data10 === "Greenscreen")) {
            const err15 = { instancePath: instancePath + "/categories/" + i3, schemaPath: "#/components/schemas/CreativeCategory/enum", keyword: "enum", params: { allowedValues: schema72.enum } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.taxonomy !== void 0) {
      let data11 = data.taxonomy;
      if (Array.isArray(data11)) {
        const len4 = data11.length;
        for (let i4 = 0, before4 = errors; i4 < len4 && errors - before4 < 1e3; i4++) {
          if (typeof data11[i4] !== "string") {
            const err17 = { instancePath: instancePath + "/taxonomy/" + i4, schemaPath: "#/components/schemas/TaxonomyPath/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/taxonomy", schemaPath: "#/properties/taxonomy/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.funnelStage !== void 0) {
      let data13 = data.funnelStage;
      if (Array.isArray(data13)) {
        const len5 = data13.length;
        for (let i5 = 0, before5 = errors; i5 < len5 && errors - before5 < 1e3; i5++) {
          let data14 = data13[i5];
          if (typeof data14 !== "string") {
            const err19 = { instancePath: instancePath + "/funnelStage/" + i5, schemaPath: "#/components/schemas/FunnelStage/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (!(data14 === "UNAWARE" || data14 === "PROBLEM_AWARE" || data14 === "SOLUTION_AWARE" || data14 === "PRODUCT_AWARE" || data14 === "MOST_AWARE")) {
            const err20 = { instancePath: instancePath + "/funnelStage/" + i5, schemaPath: "#/components/schemas/FunnelStage/enum", keyword: "enum", params: { allowedValues: schema74.enum } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/funnelStage", schemaPath: "#/properties/funnelStage/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data15 = data.language;
      if (Array.isArray(data15)) {
        const len6 = data15.length;
        for (let i6 = 0, before6 = errors; i6 < len6 && errors - before6 < 1e3; i6++) {
          let data16 = data15[i6];
          if (typeof data16 !== "string") {
            const err22 = { instancePath: instancePath + "/language/" + i6, schemaPath: "#/components/schemas/Language/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (!(data16 === "English" || data16 === "Spanish" || data16 === "French" || data16 === "German" || data16 === "Italian" || data16 === "Portuguese" || data16 === "Russian" || data16 === "Chinese" || data16 === "Cantonese" || data16 === "Japanese" || data16 === "Korean" || data16 === "Arabic" || data16 === "Hindi" || data16 === "Dutch" || data16 === "Polish" || data16 === "Turkish" || data16 === "Vietnamese" || data16 === "Thai" || data16 === "Burmese" || data16 === "Khmer" || data16 === "Lao" || data16 === "Indonesian" || data16 === "Hebrew" || data16 === "Swedish" || data16 === "Norwegian" || data16 === "Danish" || data16 === "Finnish" || data16 === "Farsi" || data16 === "Fijian" || data16 === "Greek" || data16 === "Czech" || data16 === "Hungarian" || data16 === "Romanian" || data16 === "Ukrainian" || data16 === "Malay" || data16 === "Tagalog" || data16 === "Filipino" || data16 === "Bengali" || data16 === "Serbian" || data16 === "Croatian" || data16 === "Bulgarian" || data16 === "Slovak" || data16 === "Slovenian" || data16 === "Estonian" || data16 === "Latvian" || data16 === "Lithuanian" || data16 === "Persian" || data16 === "Swahili" || data16 === "Amharic" || data16 === "Assamese" || data16 === "Urdu" || data16 === "Afrikaans" || data16 === "Basque" || data16 === "Catalan" || data16 === "Icelandic" || data16 === "Georgian" || data16 === "Albanian" || data16 === "Armenian" || data16 === "Azerbaijani" || data16 === "Bosnian" || data16 === "Galician" || data16 === "Gujarati" || data16 === "Haitian Creole" || data16 === "Kannada" || data16 === "Kazakh" || data16 === "Kyrgyz" || data16 === "Latin" || data16 === "Macedonian" || data16 === "Malayalam" || data16 === "Marathi" || data16 === "Mizo" || data16 === "Montenegrin" || data16 === "Nepali" || data16 === "Sinhala" || data16 === "Tamil" || data16 === "Telugu" || data16 === "Tulu" || data16 === "Punjabi" || data16 === "Welsh" || data16 === "Irish" || data16 === "Maltese" || data16 === "Yoruba" || data16 === "Zulu" || data16 === "ASL" || data16 === "Asturian" || data16 === "Bambara" || data16 === "Belarusian" || data16 === "Bhojpuri" || data16 === "Bisaya" || data16 === "Bodo" || data16 === "Cebuano" || data16 === "Chechen" || data16 === "Cherokee" || data16 === "Chichewa" || data16 === "Coptic" || data16 === "Cornish" || data16 === "Dari" || data16 === "Dhivehi" || data16 === "Esperanto" || data16 === "Ewe" || data16 === "Faroese" || data16 === "Frisian" || data16 === "Guarani" || data16 === "Hausa" || data16 === "Hawaiian" || data16 === "Hiligaynon" || data16 === "Hmong" || data16 === "Igbo" || data16 === "Ilocano" || data16 === "Jamaican Patois" || data16 === "Javanese" || data16 === "Kashmiri" || data16 === "Kikuyu" || data16 === "Kinyarwanda" || data16 === "Konkani" || data16 === "Kurdish" || data16 === "Lingala" || data16 === "Luxembourgish" || data16 === "Luganda" || data16 === "Malagasy" || data16 === "Manipuri" || data16 === "Maori" || data16 === "Mongolian" || data16 === "Nigerian Pidgin" || data16 === "Nyanja" || data16 === "Odia" || data16 === "Oromo" || data16 === "Papiamento" || data16 === "Pashto" || data16 === "Quechua" || data16 === "Samoan" || data16 === "Sanskrit" || data16 === "Scottish Gaelic" || data16 === "Sepedi" || data16 === "Shona" || data16 === "Sindhi" || data16 === "Somali" || data16 === "Sotho" || data16 === "Sundanese" || data16 === "Tajik" || data16 === "Tamazight" || data16 === "Tetum" || data16 === "Tibetan" || data16 === "Tongan" || data16 === "Tsonga" || data16 === "Tswana" || data16 === "Twi" || data16 === "Uzbek" || data16 === "Wolof" || data16 === "Xhosa" || data16 === "Khasi")) {
            const err23 = { instancePath: instancePath + "/language/" + i6, schemaPath: "#/components/schemas/Language/enum", keyword: "enum", params: { allowedValues: schema54.enum } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.location !== void 0) {
      let data17 = data.location;
      if (Array.isArray(data17)) {
        const len7 = data17.length;
        for (let i7 = 0, before7 = errors; i7 < len7 && errors - before7 < 1e3; i7++) {
          if (typeof data17[i7] !== "string") {
            const err25 = { instancePath: instancePath + "/location/" + i7, schemaPath: "#/properties/location/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.datePreset !== void 0) {
      let data19 = data.datePreset;
      if (typeof data19 !== "string") {
        const err27 = { instancePath: instancePath + "/datePreset", schemaPath: "#/components/schemas/DatePreset/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (!(data19 === "today" || data19 === "yesterday" || data19 === "last-3-days" || data19 === "last-7-days" || data19 === "this-week" || data19 === "last-week" || data19 === "last-14-days" || data19 === "last-30-days" || data19 === "this-month" || data19 === "last-month" || data19 === "last-3-months" || data19 === "last-6-months" || data19 === "year-to-date" || data19 === "last-year")) {
        const err28 = { instancePath: instancePath + "/datePreset", schemaPath: "#/components/schemas/DatePreset/enum", keyword: "enum", params: { allowedValues: schema76.enum } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.startDate !== void 0) {
      if (typeof data.startDate !== "string") {
        const err29 = { instancePath: instancePath + "/startDate", schemaPath: "#/properties/startDate/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.endDate !== void 0) {
      if (typeof data.endDate !== "string") {
        const err30 = { instancePath: instancePath + "/endDate", schemaPath: "#/properties/endDate/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.minDaysRun !== void 0) {
      let data22 = data.minDaysRun;
      if (!(typeof data22 == "number" && isFinite(data22))) {
        const err31 = { instancePath: instancePath + "/minDaysRun", schemaPath: "#/properties/minDaysRun/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.maxDaysRun !== void 0) {
      let data23 = data.maxDaysRun;
      if (!(typeof data23 == "number" && isFinite(data23))) {
        const err32 = { instancePath: instancePath + "/maxDaysRun", schemaPath: "#/properties/maxDaysRun/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.minViewCount !== void 0) {
      let data24 = data.minViewCount;
      if (!(typeof data24 == "number" && isFinite(data24))) {
        const err33 = { instancePath: instancePath + "/minViewCount", schemaPath: "#/properties/minViewCount/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.maxViewCount !== void 0) {
      let data25 = data.maxViewCount;
      if (!(typeof data25 == "number" && isFinite(data25))) {
        const err34 = { instancePath: instancePath + "/maxViewCount", schemaPath: "#/properties/maxViewCount/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.landingPage !== void 0) {
      if (typeof data.landingPage !== "string") {
        const err35 = { instancePath: instancePath + "/landingPage", schemaPath: "#/properties/landingPage/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.landingPageMatch !== void 0) {
      let data27 = data.landingPageMatch;
      if (typeof data27 !== "string") {
        const err36 = { instancePath: instancePath + "/landingPageMatch", schemaPath: "#/components/schemas/LandingPageMatch/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (!(data27 === "contains" || data27 === "equals")) {
        const err37 = { instancePath: instancePath + "/landingPageMatch", schemaPath: "#/components/schemas/LandingPageMatch/enum", keyword: "enum", params: { allowedValues: schema77.enum } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.lowImpressions !== void 0) {
      if (typeof data.lowImpressions !== "boolean") {
        const err38 = { instancePath: instancePath + "/lowImpressions", schemaPath: "#/properties/lowImpressions/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.partnershipAd !== void 0) {
      if (typeof data.partnershipAd !== "boolean") {
        const err39 = { instancePath: instancePath + "/partnershipAd", schemaPath: "#/properties/partnershipAd/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.crossposted !== void 0) {
      if (typeof data.crossposted !== "boolean") {
        const err40 = { instancePath: instancePath + "/crossposted", schemaPath: "#/properties/crossposted/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data31 = data.sortBy;
      if (typeof data31 !== "string") {
        const err41 = { instancePath: instancePath + "/sortBy", schemaPath: "#/components/schemas/MediaSortBy/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      if (!(data31 === "MOST_RECENT" || data31 === "OLDEST" || data31 === "LONGEST_RUN" || data31 === "MOST_IMPRESSIONS" || data31 === "MOST_LIKES" || data31 === "MOST_COMMENTS" || data31 === "MOST_VIEWS" || data31 === "HIGHEST_ENGAGEMENT" || data31 === "HIGHEST_OUTLIER")) {
        const err42 = { instancePath: instancePath + "/sortBy", schemaPath: "#/components/schemas/MediaSortBy/enum", keyword: "enum", params: { allowedValues: schema78.enum } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data32 = data.limit;
      if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
        const err43 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.offset !== void 0) {
      let data33 = data.offset;
      if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
        const err44 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
  } else {
    const err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err45];
    } else {
      vErrors.push(err45);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate42(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
    errors = vErrors.length;
  }
  const _errs2 = errors;
  let valid1 = false;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountId === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/anyOf/0/required", keyword: "required", params: { missingProperty: "accountId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.accountId !== void 0) {
      if (typeof data.accountId !== "string") {
        const err1 = { instancePath: instancePath + "/accountId", schemaPath: "#/allOf/1/anyOf/0/properties/accountId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/allOf/1/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  valid1 = valid1 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.accountId = true;
  }
  const _errs7 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.query === void 0) {
      const err3 = { instancePath, schemaPath: "#/allOf/1/anyOf/1/required", keyword: "required", params: { missingProperty: "query" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.query !== void 0) {
      if (typeof data.query !== "string") {
        const err4 = { instancePath: instancePath + "/query", schemaPath: "#/allOf/1/anyOf/1/properties/query/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/allOf/1/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  var _valid0 = _errs7 === errors;
  valid1 = valid1 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.query = true;
    }
  }
  if (!valid1) {
    const err6 = { instancePath, schemaPath: "#/allOf/1/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  } else {
    errors = _errs2;
    if (vErrors !== null) {
      if (_errs2) {
        vErrors.length = _errs2;
      } else {
        vErrors = null;
      }
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var searchMedia_200 = validate44;
var schema80 = { "type": "object", "description": "A creative: one ad. All fields are present except `painPoints` and `sellingPoints`, which are optional.", "required": ["id", "platformId", "brand", "title", "type", "mediaType", "url", "urls", "thumbnailUrl", "width", "height", "durationInSeconds", "platforms", "hook", "summary", "coreAngle", "targetPersona", "ugcCharacter", "startAt", "endAt", "daysRun", "categories", "carouselCount", "viewCount", "likeCount", "commentCount", "impressionPercentile", "impressionsText"], "properties": { "id": { "type": "string", "description": "Id of the creative." }, "platformId": { "type": "string", "description": "Id of the creative on its platform." }, "brand": { "description": "The account that published the creative.", "anyOf": [{ "$ref": "#/components/schemas/MediaBrand" }, { "type": "null" }] }, "title": { "type": ["string", "null"], "description": "Title of the creative." }, "type": { "description": "Ad format of the creative.", "anyOf": [{ "$ref": "#/components/schemas/MediaFormat" }, { "type": "null" }] }, "mediaType": { "description": "Whether the creative is a video or an image.", "anyOf": [{ "$ref": "#/components/schemas/MediaKind" }, { "type": "null" }] }, "url": { "type": ["string", "null"], "description": "URL of the image or video." }, "urls": { "type": "array", "description": "URLs of the creative's images and videos.", "items": { "type": "string" } }, "thumbnailUrl": { "type": ["string", "null"], "description": "URL of a preview image." }, "width": { "type": ["number", "null"], "description": "Width of the image or video.", "x-unspecified": ["unit"] }, "height": { "type": ["number", "null"], "description": "Height of the image or video.", "x-unspecified": ["unit"] }, "durationInSeconds": { "type": ["number", "null"], "description": "Length of the video, in seconds." }, "platforms": { "type": "array", "description": "Where the creative runs.", "x-unspecified": [{ "values": "in a response" }], "items": { "type": "string" } }, "hook": { "type": ["string", "null"], "description": "How the creative opens to catch attention." }, "summary": { "type": ["string", "null"], "description": "Short description of the creative." }, "coreAngle": { "type": ["string", "null"], "description": "Main argument the creative makes." }, "targetPersona": { "type": ["string", "null"], "description": "Who the creative is aimed at." }, "ugcCharacter": { "description": "The person who presents a creative made like user-generated content (UGC).", "anyOf": [{ "$ref": "#/components/schemas/UgcCharacter" }, { "type": "null" }] }, "startAt": { "type": ["string", "null"], "description": "When the creative started running.", "x-unspecified": ["format"] }, "endAt": { "type": ["string", "null"], "description": "When the creative stopped running.", "x-unspecified": ["format"] }, "daysRun": { "type": ["number", "null"], "description": "Number of days the creative has run." }, "categories": { "type": "array", "description": "Kinds of creative that it is, such as a testimonial.", "x-unspecified": [{ "values": "in a response" }], "items": { "type": "string" } }, "carouselCount": { "type": ["number", "null"], "description": "Number of cards in a carousel." }, "viewCount": { "type": ["number", "null"], "description": "Number of views." }, "likeCount": { "type": ["number", "null"], "description": "Number of likes." }, "commentCount": { "type": ["number", "null"], "description": "Number of comments." }, "impressionPercentile": { "type": ["number", "null"], "description": "How the creative ranks by impressions, as a percentile.", "x-unspecified": ["range", { "meaning": "whether a higher number means more impressions, and which creatives it is ranked among" }] }, "impressionsText": { "type": ["string", "null"], "description": "Impressions as a readable range, such as `50K-100K`." }, "painPoints": { "type": "array", "description": "Customer problems that the ad speaks to.", "items": { "type": "string" } }, "sellingPoints": { "type": "array", "description": "Benefits that the ad promotes.", "items": { "type": "string" } } } };
var schema84 = { "type": "string", "description": "Whether a creative is a video or an image.", "enum": ["VIDEO", "IMAGE"] };
var schema81 = { "type": "object", "description": "The account that published a creative.", "required": ["id", "facebookAdLibraryId", "name", "type", "igUsername", "igFollowers", "tiktokUsername", "tiktokFollowers", "facebookUsername", "thumbnailUrl", "category"], "properties": { "id": { "type": "string", "description": "Id of the account." }, "facebookAdLibraryId": { "type": ["string", "null"], "description": "Id of the account in the Facebook Ad Library." }, "name": { "type": "string", "description": "Name of the account." }, "type": { "description": "Whether the account is a brand or a creator.", "anyOf": [{ "$ref": "#/components/schemas/AccountType" }, { "type": "null" }] }, "igUsername": { "type": ["string", "null"], "description": "Instagram handle." }, "igFollowers": { "type": ["number", "null"], "description": "Number of followers on Instagram." }, "tiktokUsername": { "type": ["string", "null"], "description": "TikTok handle." }, "tiktokFollowers": { "type": ["number", "null"], "description": "Number of followers on TikTok." }, "facebookUsername": { "type": ["string", "null"], "description": "Facebook handle." }, "thumbnailUrl": { "type": ["string", "null"], "description": "URL of a thumbnail of the account." }, "category": { "type": ["string", "null"], "description": "Category of the account.", "x-unspecified": ["values"] } } };
var schema82 = { "type": "string", "description": "Whether an account is a brand or a creator.", "enum": ["BRAND", "CREATOR"] };
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
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.facebookAdLibraryId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facebookAdLibraryId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.igUsername === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "igUsername" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.igFollowers === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "igFollowers" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.tiktokUsername === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tiktokUsername" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.tiktokFollowers === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tiktokFollowers" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.facebookUsername === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facebookUsername" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.thumbnailUrl === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thumbnailUrl" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.category === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err11 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.facebookAdLibraryId !== void 0) {
      let data1 = data.facebookAdLibraryId;
      if (typeof data1 !== "string" && data1 !== null) {
        const err12 = { instancePath: instancePath + "/facebookAdLibraryId", schemaPath: "#/properties/facebookAdLibraryId/type", keyword: "type", params: { type: schema81.properties.facebookAdLibraryId.type } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      const _errs8 = errors;
      let valid1 = false;
      const _errs9 = errors;
      if (typeof data3 !== "string") {
        const err14 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/AccountType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (!(data3 === "BRAND" || data3 === "CREATOR")) {
        const err15 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/AccountType/enum", keyword: "enum", params: { allowedValues: schema82.enum } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      valid1 = valid1 || _valid0;
      const _errs12 = errors;
      if (data3 !== null) {
        const err16 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err17 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
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
    if (data.igUsername !== void 0) {
      let data4 = data.igUsername;
      if (typeof data4 !== "string" && data4 !== null) {
        const err18 = { instancePath: instancePath + "/igUsername", schemaPath: "#/properties/igUsername/type", keyword: "type", params: { type: schema81.properties.igUsername.type } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.igFollowers !== void 0) {
      let data5 = data.igFollowers;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err19 = { instancePath: instancePath + "/igFollowers", schemaPath: "#/properties/igFollowers/type", keyword: "type", params: { type: schema81.properties.igFollowers.type } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.tiktokUsername !== void 0) {
      let data6 = data.tiktokUsername;
      if (typeof data6 !== "string" && data6 !== null) {
        const err20 = { instancePath: instancePath + "/tiktokUsername", schemaPath: "#/properties/tiktokUsername/type", keyword: "type", params: { type: schema81.properties.tiktokUsername.type } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.tiktokFollowers !== void 0) {
      let data7 = data.tiktokFollowers;
      if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
        const err21 = { instancePath: instancePath + "/tiktokFollowers", schemaPath: "#/properties/tiktokFollowers/type", keyword: "type", params: { type: schema81.properties.tiktokFollowers.type } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.facebookUsername !== void 0) {
      let data8 = data.facebookUsername;
      if (typeof data8 !== "string" && data8 !== null) {
        const err22 = { instancePath: instancePath + "/facebookUsername", schemaPath: "#/properties/facebookUsername/type", keyword: "type", params: { type: schema81.properties.facebookUsername.type } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.thumbnailUrl !== void 0) {
      let data9 = data.thumbnailUrl;
      if (typeof data9 !== "string" && data9 !== null) {
        const err23 = { instancePath: instancePath + "/thumbnailUrl", schemaPath: "#/properties/thumbnailUrl/type", keyword: "type", params: { type: schema81.properties.thumbnailUrl.type } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data10 = data.category;
      if (typeof data10 !== "string" && data10 !== null) {
        const err24 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: schema81.properties.category.type } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": { "id": true, "facebookAdLibraryId": true, "name": true, "type": true, "igUsername": true, "igFollowers": true, "tiktokUsername": true, "tiktokFollowers": true, "facebookUsername": true, "thumbnailUrl": true, "category": true }, "dynamicProps": false, "dynamicItems": false };
var schema85 = { "type": "object", "description": "The person who presents a creative made like user-generated content (UGC).", "required": ["ageRange", "gender", "ethnicity", "description"], "x-assumed": "`ageRange`, `gender` and `ethnicity` are assumed to be always present: the specification calls them nullable and, unlike other fields, does not call them optional.", "properties": { "ageRange": { "description": "Age of the person, in years.", "anyOf": [{ "$ref": "#/components/schemas/AgeRange" }, { "type": "null" }] }, "gender": { "description": "Gender of the person.", "anyOf": [{ "$ref": "#/components/schemas/Gender" }, { "type": "null" }] }, "ethnicity": { "description": "Ethnicity of the person.", "anyOf": [{ "$ref": "#/components/schemas/Ethnicity" }, { "type": "null" }] }, "description": { "type": ["string", "null"], "description": "Short description of the person." } } };
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
    if (data.ageRange === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ageRange" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.gender === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gender" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.ethnicity === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ethnicity" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.ageRange !== void 0) {
      let data0 = data.ageRange;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/ageRange", schemaPath: "#/components/schemas/AgeRange/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "0-18" || data0 === "18-24" || data0 === "25-34" || data0 === "35-44" || data0 === "45-54" || data0 === "55-64" || data0 === "65+")) {
        const err5 = { instancePath: instancePath + "/ageRange", schemaPath: "#/components/schemas/AgeRange/enum", keyword: "enum", params: { allowedValues: schema52.enum } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      const _errs6 = errors;
      if (data0 !== null) {
        const err6 = { instancePath: instancePath + "/ageRange", schemaPath: "#/properties/ageRange/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err7 = { instancePath: instancePath + "/ageRange", schemaPath: "#/properties/ageRange/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = _errs2;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.gender !== void 0) {
      let data1 = data.gender;
      const _errs9 = errors;
      let valid3 = false;
      const _errs10 = errors;
      if (typeof data1 !== "string") {
        const err8 = { instancePath: instancePath + "/gender", schemaPath: "#/components/schemas/Gender/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data1 === "male" || data1 === "female" || data1 === "other")) {
        const err9 = { instancePath: instancePath + "/gender", schemaPath: "#/components/schemas/Gender/enum", keyword: "enum", params: { allowedValues: schema51.enum } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid1 = _errs10 === errors;
      valid3 = valid3 || _valid1;
      const _errs13 = errors;
      if (data1 !== null) {
        const err10 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid1 = _errs13 === errors;
      valid3 = valid3 || _valid1;
      if (!valid3) {
        const err11 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ethnicity !== void 0) {
      let data2 = data.ethnicity;
      const _errs16 = errors;
      let valid5 = false;
      const _errs17 = errors;
      if (typeof data2 !== "string") {
        const err12 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/components/schemas/Ethnicity/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (!(data2 === "White" || data2 === "Black" || data2 === "Asian" || data2 === "Hispanic" || data2 === "Middle Eastern" || data2 === "Indigenous" || data2 === "Pacific Islander")) {
        const err13 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/components/schemas/Ethnicity/enum", keyword: "enum", params: { allowedValues: schema53.enum } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid2 = _errs17 === errors;
      valid5 = valid5 || _valid2;
      const _errs20 = errors;
      if (data2 !== null) {
        const err14 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/properties/ethnicity/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid2 = _errs20 === errors;
      valid5 = valid5 || _valid2;
      if (!valid5) {
        const err15 = { instancePath: instancePath + "/ethnicity", schemaPath: "#/properties/ethnicity/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = _errs16;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err16 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema85.properties.description.type } };
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
validate48.evaluated = { "props": { "ageRange": true, "gender": true, "ethnicity": true, "description": true }, "dynamicProps": false, "dynamicItems": false };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.platformId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "platformId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.brand === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brand" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.mediaType === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mediaType" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.urls === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "urls" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.thumbnailUrl === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thumbnailUrl" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.width === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.height === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.durationInSeconds === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "durationInSeconds" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.platforms === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "platforms" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.hook === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hook" } };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.summary === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary" } };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.coreAngle === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "coreAngle" } };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.targetPersona === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "targetPersona" } };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.ugcCharacter === void 0) {
      const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ugcCharacter" } };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.startAt === void 0) {
      const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startAt" } };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.endAt === void 0) {
      const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endAt" } };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.daysRun === void 0) {
      const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daysRun" } };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.categories === void 0) {
      const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "categories" } };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.carouselCount === void 0) {
      const err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "carouselCount" } };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    if (data.viewCount === void 0) {
      const err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "viewCount" } };
      if (vErrors === null) {
        vErrors = [err23];
      } else {
        vErrors.push(err23);
      }
      errors++;
    }
    if (data.likeCount === void 0) {
      const err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "likeCount" } };
      if (vErrors === null) {
        vErrors = [err24];
      } else {
        vErrors.push(err24);
      }
      errors++;
    }
    if (data.commentCount === void 0) {
      const err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commentCount" } };
      if (vErrors === null) {
        vErrors = [err25];
      } else {
        vErrors.push(err25);
      }
      errors++;
    }
    if (data.impressionPercentile === void 0) {
      const err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "impressionPercentile" } };
      if (vErrors === null) {
        vErrors = [err26];
      } else {
        vErrors.push(err26);
      }
      errors++;
    }
    if (data.impressionsText === void 0) {
      const err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "impressionsText" } };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err28 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.platformId !== void 0) {
      if (typeof data.platformId !== "string") {
        const err29 = { instancePath: instancePath + "/platformId", schemaPath: "#/properties/platformId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      let data2 = data.brand;
      const _errs6 = errors;
      let valid1 = false;
      const _errs7 = errors;
      if (!validate46(data2, { instancePath: instancePath + "/brand", parentData: data, parentDataProperty: "brand", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs7 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.id = true;
        props0.facebookAdLibraryId = true;
        props0.name = true;
        props0.type = true;
        props0.igUsername = true;
        props0.igFollowers = true;
        props0.tiktokUsername = true;
        props0.tiktokFollowers = true;
        props0.facebookUsername = true;
        props0.thumbnailUrl = true;
        props0.category = true;
      }
      const _errs8 = errors;
      if (data2 !== null) {
        const err30 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err31 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = _errs6;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 !== "string" && data3 !== null) {
        const err32 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema80.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      const _errs13 = errors;
      let valid2 = false;
      const _errs14 = errors;
      if (typeof data4 !== "string") {
        const err33 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MediaFormat/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (!(data4 === "DPA" || data4 === "VIDEO" || data4 === "CAROUSEL" || data4 === "IMAGE" || data4 === "DCO")) {
        const err34 = { instancePath: instancePath + "/type", schemaPath: "#/components/schemas/MediaFormat/enum", keyword: "enum", params: { allowedValues: schema69.enum } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      var _valid1 = _errs14 === errors;
      valid2 = valid2 || _valid1;
      const _errs17 = errors;
      if (data4 !== null) {
        const err35 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      var _valid1 = _errs17 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const err36 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs13;
        if (vErrors !== null) {
          if (_errs13) {
            vErrors.length = _errs13;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.mediaType !== void 0) {
      let data5 = data.mediaType;
      const _errs20 = errors;
      let valid4 = false;
      const _errs21 = errors;
      if (typeof data5 !== "string") {
        const err37 = { instancePath: instancePath + "/mediaType", schemaPath: "#/components/schemas/MediaKind/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (!(data5 === "VIDEO" || data5 === "IMAGE")) {
        const err38 = { instancePath: instancePath + "/mediaType", schemaPath: "#/components/schemas/MediaKind/enum", keyword: "enum", params: { allowedValues: schema84.enum } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      var _valid2 = _errs21 === errors;
      valid4 = valid4 || _valid2;
      const _errs24 = errors;
      if (data5 !== null) {
        const err39 = { instancePath: instancePath + "/mediaType", schemaPath: "#/properties/mediaType/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      var _valid2 = _errs24 === errors;
      valid4 = valid4 || _valid2;
      if (!valid4) {
        const err40 = { instancePath: instancePath + "/mediaType", schemaPath: "#/properties/mediaType/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      } else {
        errors = _errs20;
        if (vErrors !== null) {
          if (_errs20) {
            vErrors.length = _errs20;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.url !== void 0) {
      let data6 = data.url;
      if (typeof data6 !== "string" && data6 !== null) {
        const err41 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema80.properties.url.type } };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.urls !== void 0) {
      let data7 = data.urls;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          if (typeof data7[i0] !== "string") {
            const err42 = { instancePath: instancePath + "/urls/" + i0, schemaPath: "#/properties/urls/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
      } else {
        const err43 = { instancePath: instancePath + "/urls", schemaPath: "#/properties/urls/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.thumbnailUrl !== void 0) {
      let data9 = data.thumbnailUrl;
      if (typeof data9 !== "string" && data9 !== null) {
        const err44 = { instancePath: instancePath + "/thumbnailUrl", schemaPath: "#/properties/thumbnailUrl/type", keyword: "type", params: { type: schema80.properties.thumbnailUrl.type } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data10 = data.width;
      if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
        const err45 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: schema80.properties.width.type } };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.height !== void 0) {
      let data11 = data.height;
      if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
        const err46 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: schema80.properties.height.type } };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.durationInSeconds !== void 0) {
      let data12 = data.durationInSeconds;
      if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
        const err47 = { instancePath: instancePath + "/durationInSeconds", schemaPath: "#/properties/durationInSeconds/type", keyword: "type", params: { type: schema80.properties.durationInSeconds.type } };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.platforms !== void 0) {
      let data13 = data.platforms;
      if (Array.isArray(data13)) {
        const len1 = data13.length;
        for (let i1 = 0, before1 = errors; i1 < len1 && errors - before1 < 1e3; i1++) {
          if (typeof data13[i1] !== "string") {
            const err48 = { instancePath: instancePath + "/platforms/" + i1, schemaPath: "#/properties/platforms/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.hook !== void 0) {
      let data15 = data.hook;
      if (typeof data15 !== "string" && data15 !== null) {
        const err50 = { instancePath: instancePath + "/hook", schemaPath: "#/properties/hook/type", keyword: "type", params: { type: schema80.properties.hook.type } };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.summary !== void 0) {
      let data16 = data.summary;
      if (typeof data16 !== "string" && data16 !== null) {
        const err51 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: schema80.properties.summary.type } };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.coreAngle !== void 0) {
      let data17 = data.coreAngle;
      if (typeof data17 !== "string" && data17 !== null) {
        const err52 = { instancePath: instancePath + "/coreAngle", schemaPath: "#/properties/coreAngle/type", keyword: "type", params: { type: schema80.properties.coreAngle.type } };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
    if (data.targetPersona !== void 0) {
      let data18 = data.targetPersona;
      if (typeof data18 !== "string" && data18 !== null) {
        const err53 = { instancePath: instancePath + "/targetPersona", schemaPath: "#/properties/targetPersona/type", keyword: "type", params: { type: schema80.properties.targetPersona.type } };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.ugcCharacter !== void 0) {
      let data19 = data.ugcCharacter;
      const _errs53 = errors;
      let valid10 = false;
      const _errs54 = errors;
      if (!validate48(data19, { instancePath: instancePath + "/ugcCharacter", parentData: data, parentDataProperty: "ugcCharacter", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
        errors = vErrors.length;
      }
      var _valid3 = _errs54 === errors;
      valid10 = valid10 || _valid3;
      if (_valid3) {
        var props1 = {};
        props1.ageRange = true;
        props1.gender = true;
        props1.ethnicity = true;
        props1.description = true;
      }
      const _errs55 = errors;
      if (data19 !== null) {
        const err54 = { instancePath: instancePath + "/ugcCharacter", schemaPath: "#/properties/ugcCharacter/anyOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
      var _valid3 = _errs55 === errors;
      valid10 = valid10 || _valid3;
      if (!valid10) {
        const err55 = { instancePath: instancePath + "/ugcCharacter", schemaPath: "#/properties/ugcCharacter/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      } else {
        errors = _errs53;
        if (vErrors !== null) {
          if (_errs53) {
            vErrors.length = _errs53;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.startAt !== void 0) {
      let data20 = data.startAt;
      if (typeof data20 !== "string" && data20 !== null) {
        const err56 = { instancePath: instancePath + "/startAt", schemaPath: "#/properties/startAt/type", keyword: "type", params: { type: schema80.properties.startAt.type } };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.endAt !== void 0) {
      let data21 = data.endAt;
      if (typeof data21 !== "string" && data21 !== null) {
        const err57 = { instancePath: instancePath + "/endAt", schemaPath: "#/properties/endAt/type", keyword: "type", params: { type: schema80.properties.endAt.type } };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.daysRun !== void 0) {
      let data22 = data.daysRun;
      if (!(typeof data22 == "number" && isFinite(data22)) && data22 !== null) {
        const err58 = { instancePath: instancePath + "/daysRun", schemaPath: "#/properties/daysRun/type", keyword: "type", params: { type: schema80.properties.daysRun.type } };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.categories !== void 0) {
      let data23 = data.categories;
      if (Array.isArray(data23)) {
        const len2 = data23.length;
        for (let i2 = 0, before2 = errors; i2 < len2 && errors - before2 < 1e3; i2++) {
          if (typeof data23[i2] !== "string") {
            const err59 = { instancePath: instancePath + "/categories/" + i2, schemaPath: "#/properties/categories/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
      } else {
        const err60 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data.carouselCount !== void 0) {
      let data25 = data.carouselCount;
      if (!(typeof data25 == "number" && isFinite(data25)) && data25 !== null) {
        const err61 = { instancePath: instancePath + "/carouselCount", schemaPath: "#/properties/carouselCount/type", keyword: "type", params: { type: schema80.properties.carouselCount.type } };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.viewCount !== void 0) {
      let data26 = data.viewCount;
      if (!(typeof data26 == "number" && isFinite(data26)) && data26 !== null) {
        const err62 = { instancePath: instancePath + "/viewCount", schemaPath: "#/properties/viewCount/type", keyword: "type", params: { type: schema80.properties.viewCount.type } };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.likeCount !== void 0) {
      let data27 = data.likeCount;
      if (!(typeof data27 == "number" && isFinite(data27)) && data27 !== null) {
        const err63 = { instancePath: instancePath + "/likeCount", schemaPath: "#/properties/likeCount/type", keyword: "type", params: { type: schema80.properties.likeCount.type } };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
    }
    if (data.commentCount !== void 0) {
      let data28 = data.commentCount;
      if (!(typeof data28 == "number" && isFinite(data28)) && data28 !== null) {
        const err64 = { instancePath: instancePath + "/commentCount", schemaPath: "#/properties/commentCount/type", keyword: "type", params: { type: schema80.properties.commentCount.type } };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data.impressionPercentile !== void 0) {
      let data29 = data.impressionPercentile;
      if (!(typeof data29 == "number" && isFinite(data29)) && data29 !== null) {
        const err65 = { instancePath: instancePath + "/impressionPercentile", schemaPath: "#/properties/impressionPercentile/type", keyword: "type", params: { type: schema80.properties.impressionPercentile.type } };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.impressionsText !== void 0) {
      let data30 = data.impressionsText;
      if (typeof data30 !== "string" && data30 !== null) {
        const err66 = { instancePath: instancePath + "/impressionsText", schemaPath: "#/properties/impressionsText/type", keyword: "type", params: { type: schema80.properties.impressionsText.type } };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.painPoints !== void 0) {
      let data31 = data.painPoints;
      if (Array.isArray(data31)) {
        const len3 = data31.length;
        for (let i3 = 0, before3 = errors; i3 < len3 && errors - before3 < 1e3; i3++) {
          if (typeof data31[i3] !== "string") {
            const err67 = { instancePath: instancePath + "/painPoints/" + i3, schemaPath: "#/properties/painPoints/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
      } else {
        const err68 = { instancePath: instancePath + "/painPoints", schemaPath: "#/properties/painPoints/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
    }
    if (data.sellingPoints !== void 0) {
      let data33 = data.sellingPoints;
      if (Array.isArray(data33)) {
        const len4 = data33.length;
        for (let i4 = 0, before4 = errors; i4 < len4 && errors - before4 < 1e3; i4++) {
          if (typeof data33[i4] !== "string") {
            const err69 = { instancePath: instancePath + "/sellingPoints/" + i4, schemaPath: "#/properties/sellingPoints/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
      } else {
        const err70 = { instancePath: instancePath + "/sellingPoints", schemaPath: "#/properties/sellingPoints/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
    }
  } else {
    const err71 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err71];
    } else {
      vErrors.push(err71);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": { "id": true, "platformId": true, "brand": true, "title": true, "type": true, "mediaType": true, "url": true, "urls": true, "thumbnailUrl": true, "width": true, "height": true, "durationInSeconds": true, "platforms": true, "hook": true, "summary": true, "coreAngle": true, "targetPersona": true, "ugcCharacter": true, "startAt": true, "endAt": true, "daysRun": true, "categories": true, "carouselCount": true, "viewCount": true, "likeCount": true, "commentCount": true, "impressionPercentile": true, "impressionsText": true, "painPoints": true, "sellingPoints": true }, "dynamicProps": false, "dynamicItems": false };
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
          if (!validate45(data1[i0], { instancePath: instancePath + "/media/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/media", schemaPath: "#/properties/media/type", keyword: "type", params: { type: "array" } };
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
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": { "count": true, "media": true }, "dynamicProps": false, "dynamicItems": false };
var listAccountInsights_200 = validate51;
var schema90 = { "type": "object", "description": "An account's creatives, grouped by one theme.", "required": ["type", "count", "totals"], "x-unspecified": [{ "shape": "the weekly buckets, which are mentioned without a key or a shape" }], "x-rows": { "in": "totals", "key": "id", "order": { "field": "total", "direction": "descending" } }, "properties": { "type": { "type": "string", "description": "The `type` requested.", "enum": ["HOOK", "TARGET_PERSONA", "AD_ANGLE"] }, "count": { "type": "integer", "description": "Number of clusters returned and charged." }, "totals": { "type": "array", "description": "The clusters, highest `total` first.", "items": { "$ref": "#/components/schemas/InsightCluster" } } } };
var schema91 = { "type": "object", "description": "Creatives that share an idea.", "required": ["id", "label", "tags", "total"], "properties": { "id": { "type": "string", "description": "Id of the cluster." }, "label": { "type": "string", "description": "The shared idea, in words." }, "tags": { "type": ["array", "null"], "description": "Tags of the cluster.", "x-unspecified": ["meaning"], "items": { "type": "string" } }, "total": { "type": "number", "description": "Number of the account's creatives in the cluster." } } };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
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
      if (!(data0 === "HOOK" || data0 === "TARGET_PERSONA" || data0 === "AD_ANGLE")) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema90.properties.type.enum } };
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
                const err12 = { instancePath: instancePath + "/totals/" + i0 + "/tags", schemaPath: "#/components/schemas/InsightCluster/properties/tags/type", keyword: "type", params: { type: schema91.properties.tags.type } };
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
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": { "type": true, "count": true, "totals": true }, "dynamicProps": false, "dynamicItems": false };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
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
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": { "type": true, "count": true, "rows": true }, "dynamicProps": false, "dynamicItems": false };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "HOOK") {
        if (!validate52(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
          errors = vErrors.length;
        }
        var props0 = {};
        props0.type = true;
        props0.count = true;
        props0.totals = true;
      } else if (tag0 === "TARGET_PERSONA") {
        if (!validate52(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.count = true;
          props0.totals = true;
        }
      } else if (tag0 === "AD_ANGLE") {
        if (!validate52(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.type = true;
          props0.count = true;
          props0.totals = true;
        }
      } else if (tag0 === "MEDIA_MIX") {
        if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
  validate51.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate51.evaluated = { "dynamicProps": true, "dynamicItems": false };
var listAccountLandingPages_200 = validate58;
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
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "count": true, "landingPages": true }, "dynamicProps": false, "dynamicItems": false };
var listAccountCampaigns_200 = validate59;
var schema97 = { "type": "object", "description": "A campaign or an offer of an account.", "required": ["id", "type", "category", "title", "summary", "velocityScore", "startAt", "launches7d"], "properties": { "id": { "type": "string", "description": "Id of the campaign or offer." }, "type": { "type": "string", "description": "Whether the row is a campaign or an offer.", "x-unspecified": [{ "values": "in a response" }] }, "category": { "type": ["string", "null"], "description": "Category of the campaign or offer.", "x-unspecified": ["values"] }, "title": { "type": "string", "description": "Title of the campaign or offer." }, "summary": { "type": ["string", "null"], "description": "Short description of the campaign or offer." }, "velocityScore": { "type": ["number", "null"], "description": "Velocity score.", "x-unspecified": ["range", "unit", { "meaning": "what it measures, and whether a higher one is better" }] }, "startAt": { "type": "string", "description": "When the campaign or offer started.", "x-unspecified": ["format"] }, "launches7d": { "type": "number", "description": "Number of launches in seven days.", "x-unspecified": [{ "meaning": "what counts as a launch" }, { "bounds": "which seven days" }] }, "mediaCount": { "type": "number", "description": "Number of creatives." } } };
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
    if (data.count === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.campaigns === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "campaigns" } };
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
    if (data.campaigns !== void 0) {
      let data1 = data.campaigns;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err3 = { instancePath: instancePath + "/campaigns/" + i0, schemaPath: "#/components/schemas/Campaign/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2.type === void 0) {
              const err4 = { instancePath: instancePath + "/campaigns/" + i0, schemaPath: "#/components/schemas/Campaign/required", keyword: "required", params: { missingProperty: "type" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data2.category === void 0) {
              const err5 = { instancePath: instancePath + "/campaigns/" + i0, schemaPath: "#/components/schemas/Campaign/required", keyword: "required", params: { missingProperty: "category" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2.title === void 0) {
              const err6 = { instancePath: instancePath + "/campaigns/" + i0, schemaPath: "#/components/schemas/Campaign/required", keyword: "required", params: { missingProperty: "title" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.summary === void 0) {
              const err7 = { instancePath: instancePath + "/campaigns/" + i0, schemaPath: "#/components/schemas/Campaign/required", keyword: "required", params: { missingProperty: "summary" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.velocityScore === void 0) {
              const err8 = { instancePath: instancePath + "/campaigns/" + i0, schemaPath: "#/components/schemas/Campaign/required", keyword: "required", params: { missingProperty: "velocityScore" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.startAt === void 0) {
              const err9 = { instancePath: instancePath + "/campaigns/" + i0, schemaPath: "#/components/schemas/Campaign/required", keyword: "required", params: { missingProperty: "startAt" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.launches7d === void 0) {
              const err10 = { instancePath: instancePath + "/campaigns/" + i0, schemaPath: "#/components/schemas/Campaign/required", keyword: "required", params: { missingProperty: "launches7d" } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.id !== void 0) {
              if (typeof data2.id !== "string") {
                const err11 = { instancePath: instancePath + "/campaigns/" + i0 + "/id", schemaPath: "#/components/schemas/Campaign/properties/id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data2.type !== void 0) {
              if (typeof data2.type !== "string") {
                const err12 = { instancePath: instancePath + "/campaigns/" + i0 + "/type", schemaPath: "#/components/schemas/Campaign/properties/type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data2.category !== void 0) {
              let data5 = data2.category;
              if (typeof data5 !== "string" && data5 !== null) {
                const err13 = { instancePath: instancePath + "/campaigns/" + i0 + "/category", schemaPath: "#/components/schemas/Campaign/properties/category/type", keyword: "type", params: { type: schema97.properties.category.type } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data2.title !== void 0) {
              if (typeof data2.title !== "string") {
                const err14 = { instancePath: instancePath + "/campaigns/" + i0 + "/title", schemaPath: "#/components/schemas/Campaign/properties/title/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data2.summary !== void 0) {
              let data7 = data2.summary;
              if (typeof data7 !== "string" && data7 !== null) {
                const err15 = { instancePath: instancePath + "/campaigns/" + i0 + "/summary", schemaPath: "#/components/schemas/Campaign/properties/summary/type", keyword: "type", params: { type: schema97.properties.summary.type } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data2.velocityScore !== void 0) {
              let data8 = data2.velocityScore;
              if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
                const err16 = { instancePath: instancePath + "/campaigns/" + i0 + "/velocityScore", schemaPath: "#/components/schemas/Campaign/properties/velocityScore/type", keyword: "type", params: { type: schema97.properties.velocityScore.type } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data2.startAt !== void 0) {
              if (typeof data2.startAt !== "string") {
                const err17 = { instancePath: instancePath + "/campaigns/" + i0 + "/startAt", schemaPath: "#/components/schemas/Campaign/properties/startAt/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data2.launches7d !== void 0) {
              let data10 = data2.launches7d;
              if (!(typeof data10 == "number" && isFinite(data10))) {
                const err18 = { instancePath: instancePath + "/campaigns/" + i0 + "/launches7d", schemaPath: "#/components/schemas/Campaign/properties/launches7d/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data2.mediaCount !== void 0) {
              let data11 = data2.mediaCount;
              if (!(typeof data11 == "number" && isFinite(data11))) {
                const err19 = { instancePath: instancePath + "/campaigns/" + i0 + "/mediaCount", schemaPath: "#/components/schemas/Campaign/properties/mediaCount/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/campaigns/" + i0, schemaPath: "#/components/schemas/Campaign/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/campaigns", schemaPath: "#/properties/campaigns/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": { "count": true, "campaigns": true }, "dynamicProps": false, "dynamicItems": false };
var listAccountCollabs_200 = validate60;
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
    if (data.count === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.collabs === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collabs" } };
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
    if (data.collabs !== void 0) {
      let data1 = data.collabs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.name === void 0) {
              const err3 = { instancePath: instancePath + "/collabs/" + i0, schemaPath: "#/components/schemas/Collab/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data2.profileUrl === void 0) {
              const err4 = { instancePath: instancePath + "/collabs/" + i0, schemaPath: "#/components/schemas/Collab/required", keyword: "required", params: { missingProperty: "profileUrl" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data2.mediaCount === void 0) {
              const err5 = { instancePath: instancePath + "/collabs/" + i0, schemaPath: "#/components/schemas/Collab/required", keyword: "required", params: { missingProperty: "mediaCount" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2.name !== void 0) {
              if (typeof data2.name !== "string") {
                const err6 = { instancePath: instancePath + "/collabs/" + i0 + "/name", schemaPath: "#/components/schemas/Collab/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data2.profileUrl !== void 0) {
              if (typeof data2.profileUrl !== "string") {
                const err7 = { instancePath: instancePath + "/collabs/" + i0 + "/profileUrl", schemaPath: "#/components/schemas/Collab/properties/profileUrl/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data2.mediaCount !== void 0) {
              let data5 = data2.mediaCount;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err8 = { instancePath: instancePath + "/collabs/" + i0 + "/mediaCount", schemaPath: "#/components/schemas/Collab/properties/mediaCount/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
          } else {
            const err9 = { instancePath: instancePath + "/collabs/" + i0, schemaPath: "#/components/schemas/Collab/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/collabs", schemaPath: "#/properties/collabs/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": { "count": true, "collabs": true }, "dynamicProps": false, "dynamicItems": false };
var indexAccount_request = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
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
      if (typeof data.websiteUrl !== "string") {
        const err1 = { instancePath: instancePath + "/websiteUrl", schemaPath: "#/properties/websiteUrl/type", keyword: "type", params: { type: "string" } };
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
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": { "websiteUrl": true }, "dynamicProps": false, "dynamicItems": false };
var indexAccount_200 = validate62;
var schema101 = { "type": "object", "description": "The account behind a URL, and whether the index already had it.", "required": ["brandId", "status"], "properties": { "brandId": { "type": "string", "description": "Id of the account, new or existing." }, "status": { "type": "string", "description": "Whether the account was already in the index.", "enum": ["already_exists", "indexing"] } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
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
        const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema101.properties.status.enum } };
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
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": { "brandId": true, "status": true }, "dynamicProps": false, "dynamicItems": false };
var getAccountIndexStatus_200 = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err0 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": { "status": true }, "dynamicProps": false, "dynamicItems": false };
var searchTaxonomies_200 = validate64;
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paths === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" } };
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
    if (data.paths !== void 0) {
      let data0 = data.paths;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, before0 = errors; i0 < len0 && errors - before0 < 1e3; i0++) {
          if (typeof data0[i0] !== "string") {
            const err2 = { instancePath: instancePath + "/paths/" + i0, schemaPath: "#/components/schemas/TaxonomyPath/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
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
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": { "paths": true, "count": true }, "dynamicProps": false, "dynamicItems": false };
var postComments_request = validate65;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate65.errors = null;
  return true;
}
validate65.evaluated = { "dynamicProps": false, "dynamicItems": false };
var postComments_200 = validate66;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  validate66.errors = null;
  return true;
}
validate66.evaluated = { "dynamicProps": false, "dynamicItems": false };

// <stdin>
var operations = {
  searchBrands: { parameters: searchBrands, body: searchBrands_request, responses: { 200: searchBrands_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 405: response_MethodNotAllowed, 413: response_PayloadTooLarge, 429: response_TooManyRequests, 500: response_InternalServerError } },
  searchCreators: { parameters: searchCreators, body: searchCreators_request, responses: { 200: searchCreators_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 405: response_MethodNotAllowed, 413: response_PayloadTooLarge, 429: response_TooManyRequests, 500: response_InternalServerError } },
  getAccount: { parameters: getAccount, body: null, responses: { 200: getAccount_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  searchMedia: { parameters: searchMedia, body: searchMedia_request, responses: { 200: searchMedia_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 413: response_PayloadTooLarge, 429: response_TooManyRequests, 500: response_InternalServerError } },
  listAccountInsights: { parameters: listAccountInsights, body: null, responses: { 200: listAccountInsights_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  listAccountLandingPages: { parameters: listAccountLandingPages, body: null, responses: { 200: listAccountLandingPages_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  listAccountCampaigns: { parameters: listAccountCampaigns, body: null, responses: { 200: listAccountCampaigns_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  listAccountCollabs: { parameters: listAccountCollabs, body: null, responses: { 200: listAccountCollabs_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  indexAccount: { parameters: indexAccount, body: indexAccount_request, responses: { 200: indexAccount_200, 400: response_BadRequest, 401: response_Unauthorized, 403: response_Forbidden, 405: response_MethodNotAllowed, 413: response_PayloadTooLarge, 429: response_TooManyRequests, 500: response_InternalServerError } },
  getAccountIndexStatus: { parameters: getAccountIndexStatus, body: null, responses: { 200: getAccountIndexStatus_200, 400: response_BadRequest, 401: response_Unauthorized, 403: response_Forbidden, 404: response_NotFound, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  searchTaxonomies: { parameters: searchTaxonomies, body: null, responses: { 200: searchTaxonomies_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 405: response_MethodNotAllowed, 429: response_TooManyRequests, 500: response_InternalServerError } },
  postComments: { parameters: postComments, body: postComments_request, responses: { 200: postComments_200, 400: response_BadRequest, 401: response_Unauthorized, 402: response_PaymentRequired, 403: response_Forbidden, 405: response_MethodNotAllowed, 413: response_PayloadTooLarge, 429: response_TooManyRequests, 500: response_InternalServerError } }
};
var fields = { "searchBrands": { "count": 0, "brands": { "type": 0, "facebookUsername": 0, "likes": 0, "category": 0, "id": 0, "name": 0, "summary": 0, "verified": 0, "pageAlias": 0, "igUsername": 0, "igFollowers": 0, "igEngagementRate": 0, "tiktokUsername": 0, "tiktokFollowers": 0, "thumbnailUrl": 0 } }, "searchCreators": { "count": 0, "creators": { "type": 0, "gender": 0, "ageRange": 0, "ethnicity": 0, "location": 0, "language": 0, "tiktokEngagementRate": 0, "facebookUsername": 0, "likes": 0, "category": 0, "id": 0, "name": 0, "summary": 0, "verified": 0, "pageAlias": 0, "igUsername": 0, "igFollowers": 0, "igEngagementRate": 0, "tiktokUsername": 0, "tiktokFollowers": 0, "thumbnailUrl": 0 } }, "getAccount": { "type": 0, "facebookUsername": 0, "likes": 0, "category": 0, "id": 0, "name": 0, "summary": 0, "verified": 0, "pageAlias": 0, "igUsername": 0, "igFollowers": 0, "igEngagementRate": 0, "tiktokUsername": 0, "tiktokFollowers": 0, "thumbnailUrl": 0, "gender": 0, "ageRange": 0, "ethnicity": 0, "location": 0, "language": 0, "tiktokEngagementRate": 0 }, "searchMedia": { "count": 0, "media": { "id": 0, "platformId": 0, "brand": { "id": 0, "facebookAdLibraryId": 0, "name": 0, "type": 0, "igUsername": 0, "igFollowers": 0, "tiktokUsername": 0, "tiktokFollowers": 0, "facebookUsername": 0, "thumbnailUrl": 0, "category": 0 }, "title": 0, "type": 0, "mediaType": 0, "url": 0, "urls": 0, "thumbnailUrl": 0, "width": 0, "height": 0, "durationInSeconds": 0, "platforms": 0, "hook": 0, "summary": 0, "coreAngle": 0, "targetPersona": 0, "ugcCharacter": { "ageRange": 0, "gender": 0, "ethnicity": 0, "description": 0 }, "startAt": 0, "endAt": 0, "daysRun": 0, "categories": 0, "carouselCount": 0, "viewCount": 0, "likeCount": 0, "commentCount": 0, "impressionPercentile": 0, "impressionsText": 0, "painPoints": 0, "sellingPoints": 0 } }, "listAccountInsights": { "type": 0, "count": 0, "totals": { "id": 0, "label": 0, "tags": 0, "total": 0 }, "rows": { "type": 0, "count": 0 } }, "listAccountLandingPages": { "count": 0, "landingPages": { "url": 0, "total": 0 } }, "listAccountCampaigns": { "count": 0, "campaigns": { "id": 0, "type": 0, "category": 0, "title": 0, "summary": 0, "velocityScore": 0, "startAt": 0, "launches7d": 0, "mediaCount": 0 } }, "listAccountCollabs": { "count": 0, "collabs": { "name": 0, "profileUrl": 0, "mediaCount": 0 } }, "indexAccount": { "brandId": 0, "status": 0 }, "getAccountIndexStatus": { "status": 0 }, "searchTaxonomies": { "paths": 0, "count": 0 } };
export {
  fields,
  operations
};

export const schemas = /* @__PURE__ */ standardSchemas(operations);
